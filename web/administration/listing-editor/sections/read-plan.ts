/** Reads a pasted plan, and says where it does not fit the format. */
import * as v from "valibot";
import type { FloorPlan } from "../../../../domain/floor-plans/floor-plan.ts";
import { floorPlanSchema } from "../../../../domain/floor-plans/floor-plan-schema.ts";

type Read = { plan: FloorPlan } | { error: "notJson" | "notPlan"; detail: string };

export function readPlan(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { error: "notJson", detail: error instanceof Error ? error.message : "" };
  }
  const { success, output, issues } = v.safeParse(floorPlanSchema, value);
  if (success) return { plan: output };
  const [issue] = issues;
  return { error: "notPlan", detail: v.getDotPath(issue) ?? issue.message };
}
