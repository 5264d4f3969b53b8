/** How the home can be held, where the page says it plainly; a page that weighs two ways says none. */
import type { Tenure } from "../../../../domain/listings/tenure.ts";
import { tenureLabels, tenureWords } from "../../../words/tenures.ts";
import { anyOf, onlyOf } from "../../../words/word-pattern.ts";
import type { Findings } from "../../fields.ts";
import type { PageFacts, TextBlock } from "../../facts/page-facts.ts";

const ways = tenureWords.map(([tenure, words]) => [tenure, anyOf(words)] as const);
/** Most texts say none: one pattern asks for all. */
const anyWay = anyOf(...tenureWords.map(([, words]) => words));
const label = onlyOf(tenureLabels);
/** "Foreign", "ต่างชาติ" under such a label. */
const underLabel: readonly (readonly [RegExp, Tenure])[] = [
  [/^(?:foreign(?:er)?s?|farang|ต่างชาติ|外籍|外国人)$/iu, "foreign-quota"],
  [/^(?:thai|ไทย|泰籍|泰国人)$/iu, "thai-quota"],
  [/^(?:company|บริษัท|公司)$/iu, "company"],
];
const longestLine = 400;
/** "Foreign quota sold out", "no foreign quota", "leasehold or freehold". */
const denied = /\b(?:no|not|without|sold out|full|until|kein|pas|нет|без)\b|ไม่(?:มี|ใช่)|หมด|没有|无/iu;

export function readTenure(facts: PageFacts, blocks: readonly TextBlock[], findings: Findings): void {
  for (const { label: name, value, isAside } of facts.pairs) {
    if (isAside || !label.test(name)) continue;
    const tenure =
      waysIn(value)[0] ?? underLabel.find(([pattern]) => pattern.test(value.trim()))?.[1] ?? null;
    findings.add("tenure", waysIn(value).length > 1 ? null : tenure, `${name}: ${value}`, 0.9);
  }
  addSaidTenure(
    blocks.filter(({ isControl }) => !isControl).map(({ text }) => text),
    findings,
  );
}

/** What the lines of a text say in passing, if they say one thing. */
export function addSaidTenure(lines: readonly string[], findings: Findings): void {
  const said = lines.flatMap((text) =>
    text.length > longestLine || !anyWay.test(text) || denied.test(text)
      ? []
      : waysIn(text).map((tenure) => ({ tenure, text })),
  );
  const [first] = said;
  if (first && said.every(({ tenure }) => tenure === first.tenure))
    findings.add("tenure", first.tenure, first.text, 0.4);
}

function waysIn(text: string): Tenure[] {
  return ways.flatMap(([tenure, pattern]) => (pattern.test(text) ? [tenure] : []));
}
