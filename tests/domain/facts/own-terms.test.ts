import { expect, test } from "vitest";
import type { OwnFacts } from "../../../domain/facts/find-fact.ts";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { ownTerm, startingAmounts } from "../../../domain/facts/own-terms.ts";
import { readFact, toFactBody } from "../../../domain/texts/fact-bodies.ts";

function written(id: string, value: string): OwnFacts {
  const shipped = shippedFacts.get(id);
  const body = shipped && toFactBody(shipped);
  const fact = body && readFact(id, { ...body, value });
  if (!fact) throw new Error(`no fact ${id}`);
  return { [id]: fact };
}

test("Of our own terms those hold that the owner has written, and else the shipped ones", () => {
  const own = { ...written("start-from", "250000"), ...written("answer-within", "24") };
  expect(startingAmounts(own)).toEqual({ THB: 250_000, USD: 6_000, GBP: 4_500, EUR: 5_300 });
  expect(ownTerm(own, "answer-within")).toBe(24);
  expect(ownTerm(own, "affiliate-window")).toBe(90);
});
