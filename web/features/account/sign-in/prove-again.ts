/** Proving again that it is the same person, for what a session that began long ago may not do. */
import { callAuth, readSession } from "../auth-client.ts";

export type Proof = "code" | "factor";

/** A second factor, where there is one. Otherwise a code is sent to the address. */
export async function startProof(): Promise<Proof> {
  const session = await readSession();
  if (session?.user.factors?.some(({ status }) => status === "verified")) return "factor";
  const { email, phone } = session?.user ?? {};
  const options = { shouldCreateUser: false };
  await callAuth((client) =>
    client.signInWithOtp(email ? { email, options } : { phone: phone ?? "", options }),
  );
  return "code";
}

/** The session that follows is a new one. */
export async function proveByCode(token: string): Promise<void> {
  const { email, phone } = (await readSession())?.user ?? {};
  await callAuth((client) =>
    client.verifyOtp(email ? { email, token, type: "email" } : { phone: phone ?? "", token, type: "sms" }),
  );
}
