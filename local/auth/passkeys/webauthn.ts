/** The library that checks what authenticators sign. It is large, so it is loaded with the first passkey. */
import * as v from "valibot";
import { AuthError } from "../auth-error.ts";

export const loadWebAuthn = () => import("@simplewebauthn/server");

/** One answer for everything that is wrong with a credential. */
export function refuseCredential(cause?: unknown): never {
  const error = new AuthError(400, "webauthn_verification_failed", "Credential verification failed");
  error.cause = cause;
  throw error;
}

/** What a browser sends for a credential. The response differs between adding one and signing in with it. */
export function readCredential<const Response extends v.ObjectEntries>(
  response: Response,
  credential: unknown,
) {
  const schema = v.object({
    id: v.string(),
    rawId: v.string(),
    type: v.literal("public-key"),
    clientExtensionResults: v.optional(v.object({}), {}),
    response: v.object(response),
  });
  const read = v.safeParse(schema, credential);
  return read.success ? read.output : refuseCredential();
}
