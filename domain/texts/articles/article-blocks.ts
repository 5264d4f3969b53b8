/**
 * A text of the library as it is stored: blocks, and runs of words in them. No part of it is HTML. Figures are not
 * written out: a run names a fact or a sum, which is filled in when the text is shown.
 */
import * as v from "valibot";
import { storableText } from "../../site/storable-text.ts";
import { safeHref } from "../safe-href.ts";

const lineEnds = /[\n\t\u2028\u2029]/;

const words = (most: number) =>
  v.pipe(storableText, v.maxLength(most, `must have at most ${most} characters`));
const line = (most: number) =>
  v.pipe(
    words(most),
    v.trim(),
    v.nonEmpty("must not be empty"),
    v.check((text) => !lineEnds.test(text), "must be one line"),
  );
const name = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, "must be small letters, digits and hyphens"),
);
const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e12));
const years = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50));
const loan = {
  principal: amount,
  rate: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
};
const href = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(safeHref, "must be an address of the site or begin with https://"),
);

/** Amounts of examples, and sums that are computed from facts. */
const sumSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("baht"), amount }),
  v.strictObject({ kind: v.literal("percent"), value: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000)) }),
  v.strictObject({
    kind: v.literal("share"),
    of: amount,
    fact: name,
    part: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  }),
  v.strictObject({ kind: v.literal("per-area"), sqm: amount, fact: name }),
  v.strictObject({ kind: v.literal("instalment"), ...loan }),
  v.strictObject({ kind: v.literal("instalment-total"), ...loan, plus: v.optional(amount) }),
  v.strictObject({ kind: v.literal("withheld"), appraised: amount, years }),
]);
export type Sum = v.InferOutput<typeof sumSchema>;

const yes = v.optional(v.literal(true));
const runSchema = v.variant("type", [
  v.strictObject({
    type: v.literal("text"),
    text: v.pipe(words(5_000), v.nonEmpty("must not be empty")),
    strong: yes,
    emphasis: yes,
    /** An address of the site without a language, `#…` on this page, or `https://…`. */
    link: v.optional(href),
    /** Of the glossary, which explains these words. */
    term: v.optional(name),
    /** The clause "every baht paid carries over", which follows the owner's terms. */
    carries: yes,
  }),
  /** `number`: without its unit, where the language inflects it. */
  v.strictObject({ type: v.literal("fact"), id: name, number: yes, strong: yes }),
  v.strictObject({ type: v.literal("sum"), sum: sumSchema, strong: yes }),
  v.strictObject({ type: v.literal("break") }),
]);
export type Run = v.InferOutput<typeof runSchema>;
const runs = v.pipe(v.array(runSchema), v.maxLength(300));

type ItemBlock = { type: "paragraph"; content: Run[] } | List;
type List = {
  type: "list";
  style: (typeof listStyles)[number];
  id?: string | undefined;
  items: ItemBlock[][];
};

const listStyles = ["bullets", "numbers", "steps", "checklist"] as const;

const paragraph = v.strictObject({ type: v.literal("paragraph"), content: runs });
const list = v.strictObject({
  type: v.literal("list"),
  style: v.picklist(listStyles),
  /** Of a checklist: under it the reader's ticks are kept. */
  id: v.optional(name),
  items: v.pipe(
    v.array(
      v.pipe(
        v.array(v.lazy((): v.GenericSchema<ItemBlock> => itemBlock)),
        v.minLength(1, "must not be empty"),
        v.maxLength(20),
      ),
    ),
    v.minLength(1, "must not be empty"),
    v.maxLength(200),
  ),
});
const itemBlock = v.variant("type", [paragraph, list]);

/** A path of ours (`/pictures/…`, `/drawings/…`) or of the media library (`/media/…`), without widths or format. */
const picture = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^\/(?:pictures|drawings|media)\/[\w./-]+$/, "must be a picture of the site"),
);

const flatBlocks = [
  paragraph,
  list,
  v.strictObject({ type: v.literal("heading"), level: v.picklist([2, 3]), content: runs }),
  v.strictObject({
    type: v.literal("quote"),
    content: v.pipe(v.array(paragraph), v.minLength(1, "must not be empty"), v.maxLength(20)),
    by: v.optional(line(120)),
  }),
  v.strictObject({ type: v.literal("picture"), src: picture, alt: words(300), caption: v.optional(runs) }),
  v.strictObject({
    type: v.literal("table"),
    /** The first row of cells is the heading. */
    rows: v.pipe(
      v.array(v.pipe(v.array(runs), v.minLength(1, "must not be empty"), v.maxLength(12))),
      v.minLength(1, "must not be empty"),
      v.maxLength(100),
    ),
  }),
  /** A button that leads on. */
  v.strictObject({ type: v.literal("call"), to: href, words: line(80) }),
  /** One fact, large, with its source. */
  v.strictObject({ type: v.literal("fact"), id: name, words: line(200) }),
  v.strictObject({ type: v.literal("home"), id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w-]{0,99}$/)) }),
  v.strictObject({
    type: v.literal("question"),
    question: line(200),
    answer: v.pipe(v.array(paragraph), v.minLength(1, "must not be empty"), v.maxLength(20)),
  }),
  /** Shown as a picture and a button. Nothing of the other site is loaded before the button is pressed. */
  v.strictObject({
    type: v.literal("video"),
    site: v.picklist(["youtube", "vimeo"]),
    id: v.pipe(v.string(), v.regex(/^[\w-]{6,20}$/)),
    title: line(200),
    /** What stands there until it is pressed. */
    still: v.optional(picture),
  }),
  v.strictObject({ type: v.literal("calculator"), to: v.picklist(["simulator", "budget", "compare"]) }),
  v.strictObject({ type: v.literal("withholding-table"), appraised: amount }),
  /** Filled from the settings. */
  v.strictObject({ type: v.literal("company") }),
  v.strictObject({ type: v.literal("people") }),
] as const;

const inner = v.pipe(
  v.array(v.variant("type", flatBlocks)),
  v.minLength(1, "must not be empty"),
  v.maxLength(50),
);

const blockSchema = v.variant("type", [
  ...flatBlocks,
  v.strictObject({
    type: v.literal("callout"),
    kind: v.picklist(["note", "warning", "law"]),
    content: inner,
  }),
  /** A passage that only the owner can confirm, marked until then. */
  v.strictObject({ type: v.literal("sample"), content: inner }),
  /** A passage that holds only as long as every baht carries over. */
  v.strictObject({
    type: v.literal("if-all-carries"),
    content: v.pipe(v.array(paragraph), v.minLength(1, "must not be empty"), v.maxLength(50)),
  }),
]);
export type Block = v.InferOutput<typeof blockSchema>;

export const isBlock = (value: unknown) => v.is(blockSchema, value);
export const isRun = (value: unknown) => v.is(runSchema, value);

export const mostRelated = 6;

export const articleBody = v.strictObject({
  title: line(120),
  /** Empty in a draft. */
  description: v.pipe(
    words(300),
    v.trim(),
    v.check((text) => !lineEnds.test(text), "must be one line"),
  ),
  /** The day under which a post is listed. Without one it is the day on which it first appeared. */
  published: v.optional(v.pipe(v.string(), v.isoDate("must be a day"))),
  /** For lists, the top of the page and shared links. Translations take both from the English text. */
  picture: v.optional(picture),
  /** Names of the texts at its end, in their order. Without any they are found. Translations take them from the English. */
  related: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9-]{1,80}$/, "is no text of the library"))),
      v.maxLength(mostRelated),
      v.check((names) => new Set(names).size === names.length, "must name each text once"),
    ),
  ),
  blocks: v.pipe(v.array(blockSchema), v.maxLength(400)),
});
export type ArticleBody = v.InferOutput<typeof articleBody>;
