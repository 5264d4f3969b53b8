/**
 * The registry of dated facts: every figure about law, fees, rates and prices that the site's texts state.
 * Prose names a fact by its id and never repeats the figure.
 */
import { adviceFacts } from "./advice.ts";
import { costFacts } from "./costs.ts";
import type { Fact } from "./fact.ts";
import type { FactsInForce, OwnFacts } from "./find-fact.ts";
import { livingFacts } from "./living.ts";
import { ownFacts } from "./ours.ts";
import { ownershipFacts } from "./ownership.ts";
import { withholdingFacts } from "./withholding.ts";

const rows = [
  ...ownershipFacts,
  ...costFacts,
  ...withholdingFacts,
  ...livingFacts,
  ...adviceFacts,
  ...ownFacts,
] as const;

export type FactId = (typeof rows)[number]["id"];

export const facts: readonly (Fact & { id: FactId })[] = rows;

export const shippedFacts: FactsInForce = new Map(rows.map((fact) => [fact.id, fact]));

export function factsInForce(own: OwnFacts): FactsInForce {
  const changed = Object.entries(own).filter(([id]) => shippedFacts.has(id));
  return changed.length === 0 ? shippedFacts : new Map([...shippedFacts, ...changed]);
}

/** Due for review on `today` (`YYYY-MM-DD`): past its review day or its last valid day. */
export function isDue({ reviewBy, validUntil }: Fact, today: string): boolean {
  return reviewBy <= today || (validUntil !== undefined && validUntil < today);
}
