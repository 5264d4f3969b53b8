/** `npm run facts`: the dated facts that somebody has to look at again. */
import { facts, listDueFacts } from "../../../domain/facts.ts";
import { formatFact } from "../../../domain/format-fact.ts";

const today = new Date().toISOString().slice(0, 10);
const due = listDueFacts(today);
for (const fact of due) {
  const until = fact.validUntil ? `, valid until ${fact.validUntil}` : "";
  console.log(
    `${fact.id}: ${formatFact(fact, "en")} (${fact.source.name}), review by ${fact.reviewBy}${until}`,
  );
  if (fact.note) console.log(`  ${fact.note}`);
}
const [next] = facts
  .filter((fact) => !due.includes(fact))
  .map(({ reviewBy }) => reviewBy)
  .toSorted();
console.log(`${due.length} of ${facts.length} facts are due on ${today}; the next review is on ${next}.`);
