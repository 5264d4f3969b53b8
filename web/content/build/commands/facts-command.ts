/**
 * `npm run facts` lists the dated facts that are due for review. `npm run facts -- ours` lists everything that only
 * the owner can confirm, and where it appears.
 */
import * as v from "valibot";
import { facts, isDue } from "../../../../domain/facts/facts.ts";
import { formatFact } from "../../../../domain/facts/format-fact.ts";
import { listOwnersPart } from "../../../../domain/site/owners-part.ts";
import type { StoredSettings } from "../../../../domain/site/settings/resolve-site.ts";
import { listSamples } from "../figures/list-samples.ts";
import { readSourceFiles } from "../sources/source-files.ts";

if (process.argv.includes("ours")) await printOurs();
else printDue();

function printDue() {
  const today = new Date().toISOString().slice(0, 10);
  const due = facts.filter((fact) => isDue(fact, today));
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

async function printOurs() {
  const part = listOwnersPart(await readStored(), await readTexts());
  for (const { state, what, where } of part) {
    const place =
      "section" in where
        ? `settings: ${where.section}`
        : "page" in where
          ? `texts: ${where.page}`
          : "texts: facts";
    console.log(`${state.padEnd(7)} ${what} (${place})`);
  }
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

/** The settings that an owner has saved, if the environment names the backend. */
async function readStored(): Promise<StoredSettings> {
  const stored = await askBackend("site_settings");
  if (stored === undefined) {
    console.log(
      "The defaults of the files. Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY to see what was saved.",
    );
  }
  return v.parse(v.record(v.string(), v.unknown()), stored ?? {});
}

async function readTexts() {
  return v.parse(
    v.array(v.object({ kind: v.string(), name: v.string(), body: v.unknown() })),
    (await askBackend("published_texts?for_locale=en")) ?? [],
  );
}

async function askBackend(call: string): Promise<unknown> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: apikey } = process.env;
  if (!SUPABASE_URL || !apikey) return undefined;
  const answer = await fetch(`${SUPABASE_URL}/rest/v1/rpc/${call}`, { headers: { apikey } });
  if (!answer.ok) throw new Error(`What was saved could not be read: ${answer.status}`);
  return answer.json();
}
