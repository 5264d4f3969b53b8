/**
 * `grant_type=refresh_token`: each token works once. The one before the newest may be used again, because its answer
 * may have been lost. An older one outside the reuse interval means theft and revokes the whole family.
 */
import type { RunQuery } from "../../database/open.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServices } from "../services.ts";
import { describeSession, grantRefreshToken, type SessionAnswer, type SessionRow } from "./sessions.ts";
import { findUser } from "../user-rows.ts";

type TokenRow = {
  token: string;
  revoked: boolean;
  parent: string | null;
  updated_at: Date;
  session_id: string;
};

export async function refreshSession(services: AuthServices, refreshToken: string): Promise<SessionAnswer> {
  const outcome = await services.database.transaction((run) => rotate(services, run, refreshToken));
  // Thrown outside the transaction, because the revocation of a family must be committed.
  if (outcome === "already-used") {
    throw new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
  }
  return outcome;
}

async function rotate(
  services: AuthServices,
  run: RunQuery,
  refreshToken: string,
): Promise<SessionAnswer | "already-used"> {
  const now = services.now();
  const [token] = await run<TokenRow>("select * from auth.refresh_tokens where token = $1", [refreshToken]);
  if (!token)
    throw new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
  const [session] = await run<SessionRow>("select * from auth.sessions where id = $1", [token.session_id]);
  if (!session) throw new AuthError(400, "session_not_found", "Invalid Refresh Token: Session Not Found");
  if (session.not_after && session.not_after < now) {
    throw new AuthError(400, "session_expired", "Invalid Refresh Token: Session Expired");
  }
  const user = await findUser(run, "id", session.user_id);
  if (!user || user.deleted_at)
    throw new AuthError(400, "session_not_found", "Invalid Refresh Token: No Valid Session Found");
  if (user.banned_until && user.banned_until > now) throw new AuthError(400, "user_banned", "User is banned");
  const issued = await issueToken(services, run, token, session, now);
  if (!issued) return "already-used";
  await run(
    "update auth.sessions set refreshed_at = $2::timestamptz at time zone 'utc', updated_at = $2 where id = $1",
    [session.id, now],
  );
  return describeSession(services, run, user, session, issued);
}

async function issueToken(
  { settings }: AuthServices,
  run: RunQuery,
  token: TokenRow,
  session: SessionRow,
  now: Date,
): Promise<string | undefined> {
  if (token.revoked) {
    const [active] = await run<TokenRow>(
      "select * from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1",
      [session.id],
    );
    if (active?.parent === token.token) return active.token;
    const isLate = now.getTime() > token.updated_at.getTime() + settings.refreshReuseSeconds * 1000;
    // A family without an active token was revoked, and the reuse interval does not restore it.
    if (!active || isLate) {
      await run("update auth.refresh_tokens set revoked = true, updated_at = $2 where session_id = $1", [
        session.id,
        now,
      ]);
      return undefined;
    }
  }
  await run("update auth.refresh_tokens set revoked = true, updated_at = $2 where token = $1", [
    token.token,
    now,
  ]);
  return grantRefreshToken(run, session, token.token, now);
}
