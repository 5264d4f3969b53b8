/**
 * A plan and the facts that it must match may be saved separately, so values that are not sent are read from the
 * listing.
 */
import { findPlanProblems } from "../../../domain/floor-plans/find-plan-problems.ts";
import type { FloorPlan } from "../../../domain/floor-plans/floor-plan.ts";
import type { listingChangesSchema } from "../../../domain/listings/listing-fields.ts";
import type { InferOutput } from "valibot";
import { type Backend, dataOf } from "../../backend/supabase.ts";
import { ApiError } from "../../errors.ts";

type Changes = InferOutput<typeof listingChangesSchema>;
const facts = ["floor_plan", "square_meters", "bedrooms"] as const;

export async function refuseContradictingPlan(backend: Backend, id: string, changes: Changes): Promise<void> {
  const sent = facts.filter((name) => changes[name] !== undefined);
  if (sent.length === 0 || changes.floor_plan === null) return;
  const [stored] = dataOf(
    await backend.from("listings").select(facts.join(",")).eq("id", id),
  ) as unknown as Pick<Changes, (typeof facts)[number]>[];
  const plan = changes.floor_plan ?? (stored?.floor_plan as FloorPlan | null | undefined);
  if (!plan) return;
  const [problem] = findPlanProblems(plan, {
    square_meters: changes.square_meters === undefined ? stored?.square_meters : changes.square_meters,
    bedrooms: changes.bedrooms === undefined ? stored?.bedrooms : changes.bedrooms,
  });
  if (!problem) return;
  throw new ApiError("invalid_input", `floor_plan: it contradicts itself or the home (${problem.code}).`, {
    field: "floor_plan",
  });
}
