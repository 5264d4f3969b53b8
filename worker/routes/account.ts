/** The signed-in user's own account. */
import { Hono } from "hono";
import type { SignedInContext } from "../context.ts";
import { requireUser } from "../sign-in/require-admin.ts";
import { callersBackend, dataOf } from "../backend/supabase.ts";

export const account = new Hono<SignedInContext>().use(requireUser).get("/", async (c) => {
  const rights = dataOf(await callersBackend(c).rpc("my_rights"));
  const { sub, email } = c.get("user");
  return c.json({ id: sub, email: email ?? null, rights });
});
