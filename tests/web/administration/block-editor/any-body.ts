/** Blocks of every kind, as fast-check makes them: what the schema allows, in the form in which it is stored. */
import fc from "fast-check";
import type { Block, Run } from "../../../../domain/texts/articles/article-blocks.ts";

const name = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,12}$/);
const words = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 30, unit: "grapheme" }),
    fc.constantFrom("บ้านตะวัน", "<b>bold</b>", "a  b", " ", "{{fact}}", "first\nsecond"),
  )
  .map((text) => text.replace(/[^\P{Cc}\t\n]|\p{Cs}/gu, "x"));
const line = words.map((text) => text.replace(/[\n\t\u2028\u2029]/g, " ").trim() || "words");
const amount = fc.integer({ min: 0, max: 1e9 });
const href = fc.constantFrom(
  "/finance",
  "#costs",
  "https://example.com/a?b=c",
  "mailto:a@example.com",
  "tel:+66-38",
);
const yes = fc.constant(true as const);
const loan = {
  principal: amount,
  rate: fc.integer({ min: 0, max: 100 }),
  months: fc.integer({ min: 1, max: 600 }),
};

const sum = fc.oneof(
  fc.record({ kind: fc.constant("baht" as const), amount }),
  fc.record({ kind: fc.constant("percent" as const), value: fc.integer({ min: 0, max: 1_000 }) }),
  fc.record(
    { kind: fc.constant("share" as const), of: amount, fact: name, part: fc.constant(0.5) },
    { requiredKeys: ["kind", "of", "fact"] },
  ),
  fc.record({ kind: fc.constant("per-area" as const), sqm: amount, fact: name }),
  fc.record({ kind: fc.constant("instalment" as const), ...loan }),
  fc.record(
    { kind: fc.constant("instalment-total" as const), ...loan, plus: amount },
    { requiredKeys: ["kind", "principal", "rate", "months"] },
  ),
  fc.record({
    kind: fc.constant("withheld" as const),
    appraised: amount,
    years: fc.integer({ min: 1, max: 50 }),
  }),
);

const text = fc.record(
  {
    type: fc.constant("text" as const),
    text: words,
    strong: yes,
    emphasis: yes,
    link: href,
    term: name,
    carries: yes,
  },
  { requiredKeys: ["type", "text"] },
);
const run: fc.Arbitrary<Run> = fc.oneof(
  { weight: 5, arbitrary: text },
  fc.record(
    { type: fc.constant("fact" as const), id: name, number: yes, strong: yes },
    { requiredKeys: ["type", "id"] },
  ),
  fc.record({ type: fc.constant("sum" as const), sum, strong: yes }, { requiredKeys: ["type", "sum"] }),
  fc.constant({ type: "break" as const }),
);

/** Two texts that are marked alike are one. */
function join(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const next of runs) {
    const last = joined.at(-1);
    if (last?.type === "text" && next.type === "text" && looks(last) === looks(next)) last.text += next.text;
    else joined.push({ ...next });
  }
  return joined;
}
const looks = ({ strong, emphasis, link, term, carries }: Extract<Run, { type: "text" }>) =>
  JSON.stringify([strong, emphasis, link, term, carries]);

const runs = fc.array(run, { maxLength: 6 }).map(join);
const some = fc.array(run, { minLength: 1, maxLength: 6 }).map(join);
const paragraph = fc.record({ type: fc.constant("paragraph" as const), content: some });
const emptyOrMore = fc.record({ type: fc.constant("paragraph" as const), content: runs });
const paragraphs = fc.array(paragraph, { minLength: 1, maxLength: 3 });

type List = Extract<Block, { type: "list" }>;
const { list } = fc.letrec<{ list: List }>((tie) => ({
  list: fc.record(
    {
      type: fc.constant("list" as const),
      style: fc.constantFrom("bullets" as const, "numbers" as const, "steps" as const, "checklist" as const),
      id: name,
      items: fc.array(
        fc.array(fc.oneof({ maxDepth: 2 }, emptyOrMore, tie("list")), { minLength: 1, maxLength: 3 }),
        { minLength: 1, maxLength: 4 },
      ),
    },
    { requiredKeys: ["type", "style", "items"] },
  ),
}));

const flat = fc.oneof(
  paragraph,
  list,
  fc.record({
    type: fc.constant("heading" as const),
    level: fc.constantFrom(2 as const, 3 as const),
    content: runs,
  }),
  fc.record(
    { type: fc.constant("quote" as const), content: paragraphs, by: line },
    { requiredKeys: ["type", "content"] },
  ),
  fc.record(
    {
      type: fc.constant("picture" as const),
      src: fc.constantFrom("/pictures/view-bay-blue", "/media/3f2a9c0d-1600x1067-35x20"),
      alt: words,
      caption: some,
    },
    { requiredKeys: ["type", "src", "alt"] },
  ),
  fc.record({
    type: fc.constant("table" as const),
    rows: fc.array(fc.array(runs, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ type: fc.constant("call" as const), to: href, words: line }),
  fc.record({ type: fc.constant("fact" as const), id: name, words: line }),
  fc.record({ type: fc.constant("home" as const), id: fc.constantFrom("view-talay-5-studio", "A1") }),
  fc.record({ type: fc.constant("question" as const), question: line, answer: paragraphs }),
  fc.record({
    type: fc.constant("video" as const),
    site: fc.constantFrom("youtube" as const, "vimeo" as const),
    id: fc.constant("dQw4w9WgXcQ"),
    title: line,
  }),
  fc.record({
    type: fc.constant("calculator" as const),
    to: fc.constantFrom("simulator" as const, "budget" as const, "compare" as const),
  }),
  fc.record({ type: fc.constant("withholding-table" as const), appraised: amount }),
  fc.constant({ type: "company" as const }),
  fc.constant({ type: "people" as const }),
);
const content = fc.array(flat, { minLength: 1, maxLength: 4 });

const block: fc.Arbitrary<Block> = fc.oneof(
  { weight: 4, arbitrary: flat },
  fc.record({
    type: fc.constant("callout" as const),
    kind: fc.constantFrom("note" as const, "warning" as const, "law" as const),
    content,
  }),
  fc.record({ type: fc.constant("sample" as const), content }),
  fc.record({ type: fc.constant("if-all-carries" as const), content: paragraphs }),
);

export const anyBlocks = fc.array(block, { maxLength: 12 });
