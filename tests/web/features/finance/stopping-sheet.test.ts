/** What stopping costs before the last month, and that nothing is lost at it. */
import { createElement as element } from "react";
import { expect, test } from "vitest";
import { buildSchedule } from "../../../../domain/finance/finance.ts";
import {
  type ResolvedTerms,
  exampleTerms,
  planOf,
  resolveTerms,
  unknownTerms,
} from "../../../../domain/finance/finance-terms.ts";
import { locales } from "../../../../domain/languages/locales.ts";
import { RentToOwnSimulator } from "../../../../web/features/finance/rent-to-own-simulator.tsx";
import { StoppingSheet } from "../../../../web/features/finance/sheets/stopping-sheet.tsx";
import { useTriedPlan } from "../../../../web/features/finance/use-tried-plan.ts";
import { wordsOf } from "./words-of.ts";

function Simulator({ resolved }: { resolved: ResolvedTerms }) {
  return element(RentToOwnSimulator, {
    tried: useTriedPlan(1_590_000, resolved),
    isPriceFixed: true,
    askTo: "#",
  });
}

function sheetAt(month: number, months: number, endsInOwnership = true) {
  return element(StoppingSheet, {
    schedule: buildSchedule(planOf(1_590_000, { ...exampleTerms.rentToOwn, months })),
    month,
    months,
    forfeiturePercent: 100,
    endsInOwnership,
    onMonth: () => undefined,
  });
}

test.each([12, 60, 72])(
  "At the last of %i months nothing is lost, and the home is the buyer's",
  async (months) => {
    const words = await wordsOf("en", sheetAt(months, months));
    expect(words).toContain("Paid in by thenTHB 1,749,000");
    expect(words).toContain("Left to payTHB 0Everything is paid, so nothing can be lost. The home is yours.");
    expect(words).not.toMatch(/Lost if|goes back to the owner|Moves with you/);
  },
);

test("One month before, everything would be lost", async () => {
  expect(await wordsOf("en", sheetAt(59, 60))).toContain("The home goes back to the owner.");
});

test("Where a foreigner cannot own the home, only the price is said to be paid", async () => {
  const words = await wordsOf("en", sheetAt(60, 60, false));
  expect(words).toContain("Everything is paid, so nothing can be lost.");
  expect(words).not.toContain("yours");
});

test("A plan that ends before the upgrade opens promises none, and begins before its end", async () => {
  const resolved = resolveTerms({ ...unknownTerms, months: 12 }, unknownTerms, exampleTerms.rentToOwn);
  const words = await wordsOf("en", element(Simulator, { resolved }));
  expect(words).toContain("After month 11");
  expect(words).toContain("The home goes back to the owner.");
  expect(words).not.toContain("Moves with you");
});

test.each(locales)("In %s the end has words of its own", async (locale) => {
  const before = await wordsOf(locale, sheetAt(59, 60));
  const end = await wordsOf(locale, sheetAt(60, 60));
  expect(end).not.toMatch(/rentToOwn\.|\{\{/);
  expect(before).not.toBe(end);
});
