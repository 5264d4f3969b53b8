import { createElement as element } from "react";
import { expect, test } from "vitest";
import { exampleTerms } from "../../../../domain/finance/finance-terms.ts";
import { BudgetCalculator } from "../../../../web/features/finance/budget-calculator.tsx";
import { renderPart } from "./words-of.ts";

test("The budget's price is the list's highest, and no home is promised", async () => {
  const resolved = { terms: exampleTerms.rentToOwn, isExample: true };
  const $ = await renderPart("en", element(BudgetCalculator, { resolved, askTo: "/contact" }));
  expect($.text()).toContain("A price of up to THB 1,545,000");
  expect($("a").last().attr("href")).toBe("/listings?maxPrice=1545000&status=finance-available");
});
