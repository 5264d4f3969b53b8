/** What a buyer should know about a listing's ownership, and how certain the site is of it. */

export const ownershipFacts = [
  "foreign-quota",
  "title-deed",
  "no-mortgage",
  "no-unpaid-fees",
  "sellers-identity",
] as const;
type OwnershipFact = (typeof ownershipFacts)[number];
const ofCondos: readonly OwnershipFact[] = ["foreign-quota", "no-unpaid-fees"];

/** A house has no quota, and no fees of a building. */
export function isFactOf(fact: OwnershipFact, isHouse: boolean): boolean {
  return !(isHouse && ofCondos.includes(fact));
}

/** Verified: we have seen proof. Claimed: the seller says so. Everything else is unknown and shown as unknown. */
const certainties = ["verified", "claimed", "unknown"] as const;
export type Certainty = (typeof certainties)[number];

export type Ownership = Record<OwnershipFact, Certainty>;

export function readOwnership(verified: readonly string[], claimed: readonly string[]): Ownership {
  const certaintyOf = (fact: OwnershipFact): Certainty => {
    if (verified.includes(fact)) return "verified";
    return claimed.includes(fact) ? "claimed" : "unknown";
  };
  return {
    "foreign-quota": certaintyOf("foreign-quota"),
    "title-deed": certaintyOf("title-deed"),
    "no-mortgage": certaintyOf("no-mortgage"),
    "no-unpaid-fees": certaintyOf("no-unpaid-fees"),
    "sellers-identity": certaintyOf("sellers-identity"),
  };
}
