/** What a tenant pays before getting the keys, as private landlords usually ask it. Each lease says its own. */
import { type Satang, toSatang } from "./finance.ts";

/** In months of rent. Also facts (domain/facts/living.ts); here, no page has to load the registry for a card. */
export const moveInMonths = { deposit: 2, inAdvance: 1 } as const;

export function moveInSum(monthlyRent: number): Satang {
  return toSatang(monthlyRent) * (moveInMonths.deposit + moveInMonths.inAdvance);
}
