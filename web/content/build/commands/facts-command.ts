/**
 * `npm run facts` lists the dated facts that are due for review. `npm run facts -- ours` lists everything that only
 * the owner can confirm, and where it appears.
 */
import { facts, listDueFacts } from "../../../../domain/facts/facts.ts";
import { formatFact } from "../../../../domain/facts/format-fact.ts";
import { listOwnersPart } from "../../../../domain/site/owners-part.ts";
import { listSamples } from "../figures/list-samples.ts";
import { readSourceFiles } from "../sources/source-files.ts";

if (process.argv.includes("ours")) printOurs();
else printDue();

function printDue() {
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
  const unverified = facts.filter(({ standing }) => standing === "unverified").map(({ id }) => id);
  console.log(`Not verified (${unverified.length}): ${unverified.join(", ")}.`);
}

function printOurs() {
  const part = listOwnersPart();
  for (const { state, what, where } of part) console.log(`${state.padEnd(7)} ${what} (${where})`);
  const samples = listSamples(readSourceFiles());
  for (const { locale, file, line, text } of samples) {
    console.log(`sample  web/content/${locale}/${file}:${line} ${text.slice(0, 70)}`);
  }
  const count = (state: string) => part.filter((one) => one.state === state).length;
  console.log(
    `${count("sample") + samples.length} samples to replace, ${count("empty")} places to fill in, ` +
      `${count("said")} said by the owner.`,
  );
}
