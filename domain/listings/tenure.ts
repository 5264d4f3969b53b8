/** How a foreign buyer can hold a listing. Null, in a listing, means that we do not know. */
export const tenures = ["foreign-quota", "thai-quota", "leasehold", "company", "thai-spouse"] as const;
export type Tenure = (typeof tenures)[number];

/** A foreigner can own a unit of a condominium, but not the land of a house. */
const tenuresOf = {
  condo: ["foreign-quota", "thai-quota", "leasehold"],
  house: ["leasehold", "company", "thai-spouse"],
} as const satisfies Record<string, readonly Tenure[]>;

export function isTenure(value: unknown): value is Tenure {
  return tenures.some((tenure) => tenure === value);
}

export function isHouse(type: string): boolean {
  return type.startsWith("house");
}

export function fitsType(tenure: Tenure, type: string): boolean {
  const fitting: readonly Tenure[] = tenuresOf[isHouse(type) ? "house" : "condo"];
  return fitting.includes(tenure);
}
