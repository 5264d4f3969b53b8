/** Answers of the database about one contract. Another person's is like one that does not exist. */
import type { Json } from "../../../domain/database.ts";
import { writeData } from "../../backend/supabase.ts";
import { ApiError } from "../../errors.ts";

type Answer = Parameters<typeof writeData<Json>>[0];

/** The SQL fixes the shape of its JSON, and the caller names it. */
export function contractAnswer<Shape>(answer: Answer, conflict?: string): Shape {
  const cause = answer.error;
  if (cause?.code === "PT404") throw new ApiError("not_found", "There is no such contract.", { cause });
  if (cause?.code === "PT422") {
    const message = "Nobody of this name buys by this contract any more. Reload this page.";
    // Trying again would not help.
    throw new ApiError("not_allowed", message, { field: "buyer", cause });
  }
  if (cause?.code === "PT409" && conflict) throw new ApiError("conflict", conflict, { cause });
  return writeData(answer) as Shape;
}
