/** Who we are and where the office is. */
import * as v from "valibot";
import { requiredText } from "./text-schema.ts";

const degrees = (least: number, most: number) =>
  v.pipe(
    v.number("must be a number of degrees"),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

export const businessSchema = v.object({
  name: requiredText(60),
  legalName: requiredText(120),
  address: v.object({
    street: requiredText(120),
    district: requiredText(80),
    region: requiredText(80),
    postalCode: v.pipe(requiredText(5), v.regex(/^\d{5}$/, "must be five digits")),
    country: requiredText(40),
  }),
  /** Of the office, in Thailand: the contact page shows it on a map. */
  location: v.object({ latitude: degrees(5, 21), longitude: degrees(97, 106) }),
});
export type Business = v.InferOutput<typeof businessSchema>;
