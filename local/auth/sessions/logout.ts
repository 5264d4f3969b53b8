/** `POST /logout`: ends this session, all sessions of the user, or all others. */
import type { Context } from "hono";
import type { CallerEnv } from "../../gateway.ts";
import { AuthError } from "../auth-error.ts";
import { requireSignedIn } from "../require-user.ts";
import type { AuthServices } from "../services.ts";

const conditions = {
  global: "user_id = $1 and $2::uuid is not null",
  local: "user_id = $1 and id = $2",
  others: "user_id = $1 and id <> $2",
};

export async function logOut({ database }: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const scope = context.req.query("scope") ?? "global";
  if (!isScope(scope)) throw new AuthError(400, "validation_failed", `Unsupported logout scope "${scope}"`);
  const { user, session } = await requireSignedIn(database.query, context);
  await database.query(`delete from auth.sessions where ${conditions[scope]}`, [user.id, session.id]);
  return context.body(null, 204);
}

function isScope(scope: string): scope is keyof typeof conditions {
  return Object.hasOwn(conditions, scope);
}
