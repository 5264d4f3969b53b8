/**
 * Whether this is the account's password. A client of its own asks, so that the session of the page stays as it is: a
 * new one would lack the second factor, and the page would make way for the sign-in form.
 */
import type { Account } from "../account-query.ts";
import { passingAuthClient } from "../auth-client.ts";

export async function checkPassword({ email, phone }: Account, password: string): Promise<void> {
  const client = await passingAuthClient();
  const address = email ? { email } : { phone: phone ?? "" };
  const { error } = await client.signInWithPassword({ ...address, password });
  if (error) throw error;
  await client.signOut({ scope: "local" });
}
