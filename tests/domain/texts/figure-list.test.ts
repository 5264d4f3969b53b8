import { expect, test } from "vitest";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { FigureList } from "../../../domain/texts/figure-list.ts";

test("A fact that a text names twice keeps its number, and our own terms have none", () => {
  const list = new FigureList(shippedFacts, "en");
  const numbers = ["transfer-fee", "closing-costs", "start-from", "transfer-fee"].map((id) => list.cite(id));
  expect(numbers).toEqual([1, 2, undefined, 1]);
  expect(list.figures.map(({ fact }) => fact)).toEqual(["transfer-fee", "closing-costs"]);
});
