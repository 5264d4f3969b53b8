/** Reads and checks the front matter of a text. An invalid field stops the build and names the file. */
import * as v from "valibot";
import { parse } from "yaml";
import { listingQuerySchema } from "../../../../domain/listings/query/listing-query.ts";

const line = v.pipe(v.string(), v.trim(), v.nonEmpty());
const day = v.pipe(v.string(), v.isoDate());
/** As the address of `/listings` writes it. */
const listingQuery = v.pipe(
  line,
  v.transform((text) => v.safeParse(listingQuerySchema, Object.fromEntries(new URLSearchParams(text)))),
  v.check(({ success }) => success, "is not a query of /listings"),
  v.transform(({ success, output }) => (success ? output : {})),
);
const hash = v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)));

/** Titles and descriptions are no longer than search engines show them. */
export const headSchema = {
  title: v.pipe(line, v.maxLength(65)),
  description: v.pipe(line, v.minLength(20), v.maxLength(160)),
  updated: day,
  sourceHash: hash,
};

const frontMatterSchema = v.strictObject({
  ...headSchema,
  published: v.optional(day),
  listings: v.optional(listingQuery),
  related: v.optional(v.array(v.pipe(line, v.startsWith("/"))), []),
  picture: v.optional(v.pipe(line, v.startsWith("/"))),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u;

export function readFrontMatter(text: string, name: string): { head: FrontMatter; body: string } {
  const [, head, body] = parts.exec(text.replaceAll("\r\n", "\n")) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${name}: front matter is missing`);
  return { head: parseChecked(frontMatterSchema, head, name), body };
}

export function parseChecked<Schema extends v.GenericSchema>(
  schema: Schema,
  yaml: string,
  name: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parse(yaml));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? ""}: ${issue.message}`);
  throw new Error(`${name}: ${problems.join("; ")}`);
}
