/** The library that checks what authenticators sign. It is large, so it is loaded with the first passkey. */
import { AuthError } from "../auth-error.ts";

export const loadWebAuthn = () => import("@simplewebauthn/server");

/** One answer for everything that is wrong with a credential. */
export function refuseCredential(cause?: unknown): never {
  const error = new AuthError(400, "webauthn_verification_failed", "Credential verification failed");
  error.cause = cause;
  throw error;
}
