/** The signed-in user of a request: a valid token whose session still exists. */
import type { Context } from "hono";
import type { RunQuery } from "../database/open.ts";
import { type CallerEnv, isPrivileged } from "../gateway.ts";
import { AuthError } from "./auth-error.ts";
import type { SessionRow } from "./sessions/sessions.ts";
import { findUser, type UserRow } from "./user-rows.ts";

export type SignedIn = { user: UserRow; session: SessionRow };

export async function requireSignedIn(run: RunQuery, context: Context<CallerEnv>): Promise<SignedIn> {
  const { userToken, tokenFailure, claims } = context.get("caller");
  if (!userToken) throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  if (tokenFailure) {
    const why = tokenFailure === "expired" ? "token is expired" : "unable to parse or verify signature";
    throw new AuthError(403, "bad_jwt", `invalid JWT: ${why}`);
  }
  if (!claims.sub) throw new AuthError(403, "bad_jwt", "invalid claim: missing sub claim");
  const user = isUuid(claims.sub) ? await findUser(run, "id", claims.sub) : undefined;
  if (!user || user.deleted_at) {
    throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  }
  const [session] =
    claims.session_id && isUuid(claims.session_id)
      ? await run<SessionRow>("select * from auth.sessions where id = $1 and user_id = $2", [
          claims.session_id,
          user.id,
        ])
      : [];
  if (!session) {
    throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  }
  if (user.banned_until && user.banned_until.getTime() > Date.now()) {
    throw new AuthError(403, "user_banned", "User is banned");
  }
  return { user, session };
}

/** The same for what a guest may not do. */
export async function requireMember(run: RunQuery, context: Context<CallerEnv>): Promise<SignedIn> {
  const signedIn = await requireSignedIn(run, context);
  if (signedIn.user.is_anonymous) {
    throw new AuthError(403, "no_authorization", "Anonymous user not allowed to perform these actions");
  }
  return signedIn;
}

/** The admin endpoints need a secret or service-role key. */
export function requirePrivileged(context: Context<CallerEnv>): void {
  const caller = context.get("caller");
  if (isPrivileged(caller)) return;
  if (caller.tokenFailure)
    throw new AuthError(403, "bad_jwt", "invalid JWT: unable to parse or verify signature");
  throw caller.userToken
    ? new AuthError(403, "not_admin", "User not allowed")
    : new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
