/** The answers of the SQL functions about leads. Why one refuses becomes words that name the lead. */
import type { Context } from "hono";
import type { Json } from "../../../../domain/database.ts";
import type { SignedInContext } from "../../../context.ts";
import { ApiError, type ErrorCode } from "../../../errors.ts";
import { writeData } from "../../../backend/supabase.ts";

const refusals: Record<string, [ErrorCode, string]> = {
  "42501": ["not_allowed", "Your role does not allow this. Ask an owner to do it."],
  PT404: ["not_found", "There is no such enquiry, or it is not yours."],
};

export type Answer<Data> = Parameters<typeof writeData<Data>>[0];

/** By SQLSTATE: the words of a conflict, or of a refusal with a code of its own. */
type Refusals = Record<string, string | [ErrorCode, string]>;

export function leadData<Data>(answer: Answer<Data>, ifRefused: Refusals = {}): Data {
  const code = answer.error?.code ?? "";
  const refusal = refusals[code] ?? ifRefused[code];
  if (refusal) {
    const [kind, words] = typeof refusal === "string" ? (["conflict", refusal] as const) : refusal;
    throw new ApiError(kind, words, { cause: answer.error });
  }
  return writeData(answer);
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
