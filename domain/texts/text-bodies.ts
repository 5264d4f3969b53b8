/** The body of each kind of text, as it is stored. No body holds HTML: an answer is in the small markup of markup.ts. */
import * as v from "valibot";
import { readMedia } from "../media/media-address.ts";
import { findProblemInMarkup } from "./markup.ts";
import { type FactBody, factBody, findFactProblems } from "./fact-bodies.ts";
import { hasBrokenPlace } from "./places.ts";
import { readOrder } from "./front-page/front-page-order.ts";
import type { Locale } from "../languages/locales.ts";
import { storableText } from "../site/storable-text.ts";
import type { TextKind } from "./text-kinds.ts";

const written = (most: number) =>
  v.pipe(
    storableText,
    v.trim(),
    v.nonEmpty("must not be empty"),
    v.maxLength(most, `must have at most ${most} characters`),
  );

const line = (most: number) =>
  v.pipe(
    written(most),
    v.check((text) => !/[\n\t\u2028\u2029]/.test(text), "must be one line"),
  );

const words = (most: number) =>
  v.pipe(
    line(most),
    v.check((text) => !hasBrokenPlace(text), "must have only whole places"),
  );

/** Of ours, or of the library (domain/media/media-address.ts). */
const picture = v.pipe(
  v.string(),
  v.regex(
    /^\/(?:pictures\/[a-z0-9-]+|drawings\/[a-z0-9-]+\.svg|media\/[0-9a-fx-]+)$/,
    "must be a picture of the site",
  ),
  v.check(
    (src) => !src.startsWith("/media/") || readMedia(src) !== undefined,
    "must be a picture of the site",
  ),
);

const country = v.pipe(v.string(), v.regex(/^(?:[A-Z]{2})?$/, "must be two capital letters"));

const ids = v.pipe(
  v.string(),
  v.maxLength(20_000),
  v.regex(/^(?:[a-z0-9-]+(?: [a-z0-9-]+)*)?$/, "must be ids"),
  v.check((text) => new Set(text.split(" ")).size === text.split(" ").length, "must name each entry once"),
);

const paragraphs = v.strictObject({
  text: v.pipe(
    written(5_000),
    v.check((text) => !hasBrokenPlace(text), "must have only whole places"),
  ),
});

export const textBodies = {
  words: v.strictObject({ text: words(1_000) }),
  letter: v.strictObject({ text: words(1_000) }),
  /** Of a contract. */
  clause: paragraphs,
  /** What an answer to an enquiry begins with. */
  reply: paragraphs,
  /** Its description on its page. The name of the text is the building's slug. */
  building: paragraphs,
  /** The author, the country and the stars of a translation may be empty: then they are the English ones. */
  testimonial: v.strictObject({
    title: words(120),
    text: words(1_000),
    author: v.pipe(
      storableText,
      v.trim(),
      v.maxLength(60, "must have at most 60 characters"),
      v.check((text) => !/[\n\t\u2028\u2029]/.test(text), "must be one line"),
    ),
    country,
    /** Empty in a translation: those of the English one. Texts from before stars could be chosen have five. */
    stars: v.optional(v.pipe(v.string(), v.regex(/^[1-5]?$/, "must be 1 to 5")), ""),
  }),
  faq: v.strictObject({
    question: line(200),
    answer: v.pipe(
      written(5_000),
      v.check((text) => findProblemInMarkup(text) === undefined, "must have only known facts and links"),
    ),
  }),
  picture: v.strictObject({ src: picture }),
  order: v.strictObject({
    sections: v.pipe(
      v.string(),
      v.check((order) => readOrder(order) !== undefined, "must name every section once"),
    ),
  }),
  /** A stored PDF of the owner, as its sender named it. */
  guide: v.strictObject({
    name: line(120),
    bytes: v.pipe(v.string(), v.regex(/^[1-9]\d{0,7}$/, "must be a stored PDF")),
    file: v.pipe(v.string(), v.uuid("must be a stored PDF")),
  }),
  fact: factBody,
  /** Ids with spaces between them: those that are put in an order, and those that are not shown. */
  list: v.strictObject({ order: ids, hidden: ids }),
  /** The Thai word of a translation may be empty: then it is the one beside the English term. */
  term: v.strictObject({
    term: line(80),
    thai: v.pipe(
      storableText,
      v.trim(),
      v.maxLength(80, "must have at most 80 characters"),
      v.check((text) => !/[\n\t\u2028\u2029]/.test(text), "must be one line"),
    ),
    definition: line(600),
  }),
} as const satisfies Record<TextKind, v.GenericSchema<unknown, Record<string, string>>>;

type TextBodies = { [Kind in TextKind]: v.InferOutput<(typeof textBodies)[Kind]> };
export type TextBody<Kind extends TextKind = TextKind> = TextBodies[Kind];

/** The problem of each field. Empty when the body fits. */
export function findTextProblems(
  kind: TextKind,
  locale: Locale,
  body: unknown,
  name: string,
  today: string,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const result = v.safeParse(textBodies[kind] as v.GenericSchema, body);
  for (const issue of result.issues ?? []) problems[v.getDotPath(issue) ?? ""] ??= issue.message;
  // The other languages take them from the English one, and that one from nobody: ours are invented.
  if (kind === "testimonial" && locale === "en" && result.success) {
    const { author, country: from } = result.output as TextBody<"testimonial">;
    if (author === "") problems["author"] = "must not be empty";
    if (from === "") problems["country"] = "must be two capital letters";
  }
  if (kind === "term" && locale === "en" && result.success) {
    if ((result.output as TextBody<"term">).thai === "") problems["thai"] = "must not be empty";
  }
  if (kind === "fact" && result.success) return findFactProblems(name, result.output as FactBody, today);
  return problems;
}
