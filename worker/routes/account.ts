/** The signed-in user's own account. */
import { Hono } from "hono";
import type { SignedInContext } from "../context.ts";
import { requireUser } from "../sign-in/require-admin.ts";
import { callersBackend, dataOf } from "../backend/supabase.ts";

export const account = new Hono<SignedInContext>().use(requireUser).get("/", async (c) => {
  const { sub, email } = c.get("user");
  const backend = callersBackend(c);
  const [rights, admin] = await Promise.all([
    backend.rpc("my_rights"),
    backend.from("admins").select("role").eq("user_id", sub).maybeSingle(),
  ]);
  return c.json({ id: sub, email: email ?? null, role: dataOf(admin)?.role ?? null, rights: dataOf(rights) });
});
