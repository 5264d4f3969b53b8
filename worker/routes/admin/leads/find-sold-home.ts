/** Whether the database refused a contract because another one of the same home runs. */
import type { HomeSold, StandingContract } from "../../../../domain/leads/desk/home-sold.ts";

type Refusal = { code: string; details: string } | null;

export function findSoldHome(refusal: Refusal): HomeSold | undefined {
  if (refusal?.code !== "PT427") return undefined;
  const standing = JSON.parse(refusal.details) as StandingContract;
  const message = `This home has a running contract with ${standing.name} (${standing.reference}). End that contract first, or choose another home.`;
  return { error: { code: "home_sold", message }, standing };
}
