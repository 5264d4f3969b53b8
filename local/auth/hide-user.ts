/** Soft deletion: the row stays for its references, but the personal data is gone and the user cannot sign in. */
import { createHash } from "node:crypto";
import type { RunQuery } from "../database/open.ts";
import { updateUser } from "./change-users.ts";
import type { UserRow } from "./user-rows.ts";

export async function hideUser(run: RunQuery, user: UserRow, now: Date): Promise<void> {
  const obscure = (text: string) =>
    createHash("sha256")
      .update(user.id + text)
      .digest("base64url");
  await updateUser(
    run,
    user.id,
    {
      email: user.email && obscure(user.email),
      phone: user.phone && obscure(user.phone).slice(0, 15),
      encrypted_password: "",
      email_change: "",
      phone_change: "",
      raw_user_meta_data: {},
      raw_app_meta_data: {},
      deleted_at: now,
    },
    now,
  );
  await run("delete from auth.identities where user_id = $1", [user.id]);
  await run("delete from auth.sessions where user_id = $1", [user.id]);
  await run("delete from auth.mfa_factors where user_id = $1", [user.id]);
  await run("delete from auth.webauthn_credentials where user_id = $1", [user.id]);
  await run("delete from auth.one_time_tokens where user_id = $1", [user.id]);
}
