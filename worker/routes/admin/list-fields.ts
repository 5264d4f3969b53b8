/** Lists the fields in `listing_origins.extracted`. They are checked, because older readings may have another shape. */
import * as v from "valibot";
import type { ReadField } from "../../../domain/scraping/listing-review.ts";

const foundSchema = v.object({ value: v.unknown(), layer: v.string(), raw: v.string() });
const fieldSchema = v.object({
  ...foundSchema.entries,
  others: v.optional(v.array(foundSchema), []),
});
const extractedSchema = v.object({ fields: v.record(v.string(), v.unknown()) });

export function listFields(extracted: unknown): ReadField[] {
  const read = v.safeParse(extractedSchema, extracted);
  if (!read.success) return [];
  return Object.entries(read.output.fields).flatMap(([name, found]) => {
    const field = v.safeParse(fieldSchema, found);
    return field.success ? { name, ...field.output } : [];
  });
}
