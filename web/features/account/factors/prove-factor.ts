/** Proves the second factor. With several authenticator apps, the code of any of them will do. */
import { authClient } from "../auth-client.ts";

export async function proveFactor(code: string): Promise<void> {
  const { mfa } = await authClient();
  const listed = await mfa.listFactors();
  if (listed.error) throw listed.error;
  let failure: Error | undefined;
  for (const { id } of listed.data.totp) {
    const { error } = await mfa.challengeAndVerify({ factorId: id, code });
    if (!error) return;
    failure = error;
    // Another app's code may fit. Anything else, such as a broken line, is not about the code.
    if (error.code !== "mfa_verification_failed") break;
  }
  throw failure ?? Object.assign(new Error("There is no factor."), { code: "mfa_factor_not_found" });
}
