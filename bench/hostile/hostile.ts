/**
 * How the time of each reader of outside text grows: a text of twice the length may take at most three times as long.
 * Both times are the best of nine. A reader that stays below a few milliseconds has nothing to exploit.
 */
import { readers } from "./hostile-readers.ts";
import { writeHostileTexts } from "./hostile-texts.ts";
import { readLargePages } from "./large-pages.ts";
import { worstLongAttribute } from "./long-attributes.ts";
import { reportFigure } from "../report-figure.ts";

const rounds = 9;
const mostGrowth = 3;
const negligibleMs = 4;

type Growth = { growth: number; milliseconds: number; text: string };

for (const { name, read, length } of readers) {
  const singles = writeHostileTexts(length);
  const doubles = writeHostileTexts(2 * length);
  let worst: Growth = { growth: 0, milliseconds: 0, text: "" };
  for (const [index, single] of singles.entries()) {
    const found = await measureGrowth(read, single, doubles[index] ?? "");
    if (found.growth > worst.growth) worst = found;
  }
  const seen = worst.text ? `, ${worst.milliseconds.toFixed(1)} ms for ${worst.text}` : "";
  reportFigure({
    figure: `growth of reading ${name}${seen}`,
    value: worst.growth,
    unit: "×",
    atMost: mostGrowth,
  });
}

const { name: longAttribute, seconds } = worstLongAttribute();
reportFigure({
  figure: `processor time for a page with 5 MB of ${longAttribute}`,
  value: seconds,
  unit: "s",
  atMost: 2,
});

const large = readLargePages();
for (const { name, seconds } of large)
  console.log(`    5 MB of ${name}: ${seconds === null ? "out of memory" : `${seconds.toFixed(2)} s`}`);
reportFigure({
  figure: "pages of 5 MB that need more memory than a Worker has",
  value: large.filter(({ seconds }) => seconds === null).length,
  unit: "",
  atMost: 0,
});
reportFigure({
  figure: "processor time for the slowest of these pages",
  value: Math.max(...large.map(({ seconds }) => seconds ?? 0)),
  unit: "s",
  atMost: 5,
});

/** Ends as soon as the limit is met, because further rounds can only tell more of a machine that was busy. */
async function measureGrowth(
  read: (text: string) => unknown,
  single: string,
  double: string,
): Promise<Growth> {
  let best = Infinity;
  let bestOfDouble = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    bestOfDouble = Math.min(bestOfDouble, await time(read, double));
    if (bestOfDouble < negligibleMs) break;
    best = Math.min(best, await time(read, single));
    if (round > 1 && bestOfDouble <= mostGrowth * best * 0.8) break;
  }
  const growth = bestOfDouble < negligibleMs ? 0 : bestOfDouble / best;
  return { growth, milliseconds: bestOfDouble, text: JSON.stringify(double.slice(0, 14)) };
}

async function time(read: (text: string) => unknown, text: string): Promise<number> {
  const before = performance.now();
  await read(text);
  return performance.now() - before;
}
