/** Answers of the database about one contract. Another person's is like one that does not exist. */
import type { Json } from "../../../domain/database.ts";
import { type Refusals, writeData } from "../../backend/supabase.ts";

type Answer = Parameters<typeof writeData<Json>>[0];

const refusals: Refusals = {
  PT404: ["not_found", "There is no such contract."],
  // Trying again would not help.
  PT422: ["not_allowed", "Nobody of this name buys by this contract any more. Reload this page.", "buyer"],
};

/** The SQL fixes the shape of its JSON, and the caller names it. */
export function contractAnswer<Shape>(answer: Answer, ifRefused: Refusals = {}): Shape {
  return writeData(answer, { ...refusals, ...ifRefused }) as Shape;
}
