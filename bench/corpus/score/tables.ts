/** The scores for people to read: by field and language, and by what may have caused a wrong one. */
import type { HomePage } from "../draw-page.ts";
import { fields } from "./field.ts";
import type { Score } from "./score-reading.ts";

export type Judged = { page: HomePage; scores: readonly Score[] };

export function printTables(judged: readonly Judged[]): void {
  const all = judged.flatMap(({ scores }) => scores);
  const languages = [...new Set(judged.map(({ page }) => page.language))].toSorted();
  console.table({
    all: byField(all),
    structured: byField(all.filter(({ isStructured }) => isStructured)),
    plain: byField(all.filter(({ isStructured }) => !isStructured)),
    ...Object.fromEntries(
      languages.map((language) => [
        language,
        byField(judged.filter(({ page }) => page.language === language).flatMap(({ scores }) => scores)),
      ]),
    ),
  });
}

/** Which templates and traps the wrong readings of price, deal and status have, then each of them. */
export function printCauses(judged: readonly Judged[]): void {
  const shareOf = (of: (page: HomePage) => readonly string[]) => {
    const names = [...new Set(judged.flatMap(({ page }) => of(page)))].toSorted();
    const rows = names.map((name) => {
      const scores = judged.filter(({ page }) => of(page).includes(name)).flatMap(({ scores }) => scores);
      return [name, byField(scores)];
    });
    console.table(Object.fromEntries(rows));
  };
  shareOf(({ made }) => [made]);
  shareOf(({ traps }) => ["(any)", ...traps.map(({ name }) => name)]);
  for (const { page, scores } of judged) {
    for (const { field, isRight, expected, got } of scores) {
      if (!isRight) console.log(`   ${page.name} ${field}: expected ${expected}, got ${got}`);
    }
  }
}

export function share(scores: readonly Score[]): number {
  return (100 * scores.filter(({ isRight }) => isRight).length) / scores.length;
}

function byField(scores: readonly Score[]): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [field, describe(scores.filter((score) => score.field === field))]),
  );
}

function describe(scores: readonly Score[]): string {
  return scores.length === 0 ? "" : `${share(scores).toFixed(0)} % of ${scores.length}`;
}
