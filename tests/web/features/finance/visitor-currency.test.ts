/** The sums that decide, in the visitor's currency too: on the server the usual one of the language. */
import { createElement as element } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sampleRates } from "../../../../domain/finance/exchange-rates.ts";
import { loadServedParts } from "../../../../web/components/page/late-part.tsx";
import { Calculators } from "../../../../web/features/finance/calculators.tsx";
import { wordsOf } from "./words-of.ts";

beforeAll(async () => {
  vi.useFakeTimers({ now: Date.parse(sampleRates.asOf), toFake: ["Date"] });
  await loadServedParts();
});
afterAll(() => vi.useRealTimers());

test("The month, all of it, what is lost and the first day have their sum in dollars", async () => {
  const words = await wordsOf("en", element(Calculators));
  expect(words).toMatch(/You pay THB 42,500 \(≈ \$1,\d{3}\) a month/);
  expect(words).toMatch(/You pay in allTHB 2,750,000≈ \$\d\d,\d00/);
  expect(words).toMatch(/Lost if you stop altogetherTHB 710,000≈ \$\d\d,\d00 · 100% of what is paid in/);
  expect(words).toMatch(/Needed on the first dayTHB 219,200 to THB 236,000≈ \$\d,\d\d0 to ≈ \$\d,\d\d0/);
});

test("A visitor who counts in baht reads no second sum", async () => {
  expect(await wordsOf("th", element(Calculators))).not.toContain("≈");
});
