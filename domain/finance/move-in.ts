/** What a tenant pays before getting the keys, as private landlords usually ask it. Each lease says its own. */
import type { OwnFacts } from "../facts/find-fact.ts";
import { type Satang, toSatang } from "./finance.ts";

type MoveInMonths = { deposit: number; inAdvance: number };

/** In months of rent. Also facts (domain/facts/living.ts); here, no page has to load the registry for a card. */
export const shippedMoveIn = { deposit: 2, inAdvance: 1 } as const satisfies MoveInMonths;

export function moveInMonths(own: OwnFacts): MoveInMonths {
  const months = (id: string, shipped: number) => {
    const value = own[id]?.value;
    return typeof value === "number" ? value : shipped;
  };
  return {
    deposit: months("rent-deposit", shippedMoveIn.deposit),
    inAdvance: months("rent-in-advance", shippedMoveIn.inAdvance),
  };
}

export function moveInSum(monthlyRent: number, { deposit, inAdvance }: MoveInMonths): Satang {
  return toSatang(monthlyRent) * (deposit + inAdvance);
}
