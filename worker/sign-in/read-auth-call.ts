/** The parts of the body of a call to Auth that the gateway needs. */
import * as v from "valibot";
import { ApiError } from "../errors.ts";
import { parseBody } from "../http/read-body.ts";

const text = v.optional(v.nullable(v.string()));
const callSchema = v.object({ email: text, phone: text, password: text, redirect_to: text });
export type AuthCall = v.InferOutput<typeof callSchema>;

/** A body that is not an object is Auth's to refuse. */
export function readAuthCall(body: Uint8Array): AuthCall {
  if (body.byteLength === 0) return {};
  const read = v.safeParse(callSchema, parseBody(body));
  if (!read.success) throw new ApiError("bad_request", "The body does not fit this call.");
  return read.output;
}

/** The account that a call names, as it is counted. */
export function normaliseAccount({ email, phone }: Pick<AuthCall, "email" | "phone">): string | undefined {
  return (email || phone)?.trim().toLowerCase().replace(/^\+/, "") || undefined;
}
