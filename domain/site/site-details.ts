/** What makes the business checkable, in the order in which the site shows it. */
import type { Registration } from "./settings/registration-schema.ts";

export const detailNames = [
  "registration",
  "taxNumber",
  "licence",
  "dataProtectionContact",
  "moneyHeldBy",
  "sampleContract",
] as const satisfies readonly (keyof Registration)[];
export type DetailName = (typeof detailNames)[number];

export function listFilled(details: Registration): { name: DetailName; value: string }[] {
  return detailNames
    .map((name) => ({ name, value: details[name].trim() }))
    .filter(({ value }) => value !== "");
}
