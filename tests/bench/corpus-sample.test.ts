/** The same pages of each half at every test: a change of a word or a rule that reads worse is seen before a bench is run. */
import { expect, test } from "vitest";
import { drawHomePage, drawOtherPage } from "../../bench/corpus/draw-page.ts";
import type { Field } from "../../bench/corpus/score/field.ts";
import { scoreReading } from "../../bench/corpus/score/score-reading.ts";
import { extractPage } from "../../scraper/extract/extract-page.ts";

const homes = 260;
const others = 104;
/** In percent, a little below what is read today; `npm run bench:corpus` has the whole table. */
const least: Record<"mending" | "held-out", Partial<Record<Field, number>>> = {
  mending: {
    price: 98,
    status: 98,
    deal: 98,
    currency: 98,
    type: 98,
    title: 98,
    place: 93,
    pictures: 97,
    area: 98,
  },
  "held-out": { price: 90, status: 88, deal: 92, currency: 95, type: 93, title: 92, place: 75, pictures: 80 },
};

test.each([
  [2, "mending"],
  [1, "held-out"],
] as const)("Pages of seed %d (%s) are read as well as they were", (seed, half) => {
  const right = new Map<string, { right: number; all: number }>();
  for (let at = 0; at < homes; at += 1) {
    const page = drawHomePage(seed, at);
    for (const { field, isRight } of scoreReading(page, extractPage(page.html, { url: page.url }))) {
      const count = right.get(field) ?? { right: 0, all: 0 };
      right.set(field, { right: count.right + (isRight ? 1 : 0), all: count.all + 1 });
    }
  }
  for (const [field, share] of Object.entries(least[half])) {
    const { right: good, all } = right.get(field) ?? { right: 0, all: 1 };
    expect((100 * good) / all, field).toBeGreaterThanOrEqual(share);
  }
});

test.each([2, 1])("Of the pages of seed %d without a home none is read as one", (seed) => {
  const read = Array.from({ length: others }, (_, at) => drawOtherPage(seed, at)).filter((page) => {
    const { isListing, listing } = extractPage(page.html, { url: page.url });
    return isListing && /^(?:condo|house)-/.test(listing?.type ?? "");
  });
  expect(read.map(({ made }) => made)).toEqual([]);
});
