/** The answers of the SQL functions about leads. Why one refuses becomes words that name the lead. */
import type { Context } from "hono";
import type { Json } from "../../../../domain/database.ts";
import type { SignedInContext } from "../../../context.ts";
import { type Refusals, writeData } from "../../../backend/supabase.ts";

export const noSuchEnquiry = ["no_such_enquiry", "There is no such enquiry, or it is not yours."] as const;

export type Answer<Data> = Parameters<typeof writeData<Data>>[0];

export function leadData<Data>(answer: Answer<Data>, ifRefused: Refusals = {}): Data {
  return writeData(answer, { PT404: noSuchEnquiry, ...ifRefused });
}

/** The SQL fixes the shape of its JSON, and the caller names it. */
export function leadAnswer<Shape>(answer: Answer<Json>, ifRefused?: Refusals): Shape {
  return leadData(answer, ifRefused) as Shape;
}

/** The lead has changed meanwhile. `present` says to what, so that the screen can show it. */
export function changedMeanwhile(c: Context<SignedInContext>, present: string | null) {
  const message = "Somebody else changed this enquiry meanwhile.";
  return c.json({ error: { code: "conflict", message, present } }, 409);
}
