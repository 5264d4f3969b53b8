/** Sessions, their refresh tokens (rotated, with family revocation) and the access tokens made from them. */
import { randomInt, randomUUID } from "node:crypto";
import type { RunQuery } from "../../database/open.ts";
import { signToken } from "../../keys/tokens.ts";
import type { AuthServices } from "../services.ts";
import { describeUser, type UserRow } from "../user-rows.ts";

export type AuthenticationMethod =
  | "password"
  | "otp"
  | "oauth"
  | "anonymous"
  | "recovery"
  | "invite"
  | "magiclink"
  | "email/signup"
  | "email_change"
  | "totp"
  | "mfa/phone"
  | "passkey"
  | "token_refresh";

export type SessionRow = {
  id: string;
  user_id: string;
  aal: "aal1" | "aal2" | "aal3" | null;
  factor_id: string | null;
  created_at: Date;
  not_after: Date | null;
};

export type Client = { userAgent: string | null; ip: string | null };

export async function openSession(
  services: AuthServices,
  run: RunQuery,
  user: UserRow,
  method: AuthenticationMethod,
  client: Client,
) {
  const now = services.now();
  const [session] = await run<SessionRow>(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
     values ($1, $2, $3, $3, 'aal1', $4, $5::text::inet) returning *`,
    [randomUUID(), user.id, now, client.userAgent, client.ip],
  );
  if (!session) throw new Error("auth.sessions returned no row for an insert");
  await addMethod(run, session.id, method, now);
  await run("update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1", [user.id, now]);
  const refreshToken = await grantRefreshToken(run, session, null, now);
  return describeSession(services, run, { ...user, last_sign_in_at: now }, session, refreshToken);
}

export async function addMethod(
  run: RunQuery,
  sessionId: string,
  method: AuthenticationMethod,
  now: Date,
): Promise<void> {
  await run(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, $3, $3, $4)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [randomUUID(), sessionId, now, method],
  );
}

export async function grantRefreshToken(
  run: RunQuery,
  session: Pick<SessionRow, "id" | "user_id">,
  parent: string | null,
  now: Date,
): Promise<string> {
  const token = Array.from({ length: 12 }, () => randomInt(36).toString(36)).join("");
  await run(
    `insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, parent, session_id)
     values ($1, $2, false, $3, $3, $4, $5)`,
    [token, session.user_id, now, parent, session.id],
  );
  return token;
}

/** The answer to every successful sign-in. */
export async function describeSession(
  services: AuthServices,
  run: RunQuery,
  user: UserRow,
  session: SessionRow,
  refreshToken: string,
) {
  const { accessTokenSeconds } = services.settings;
  const expiresAt = Math.floor(services.now().getTime() / 1000) + accessTokenSeconds;
  return {
    access_token: await makeAccessToken(services, run, user, session, expiresAt),
    token_type: "bearer",
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await describeUser(run, user),
  };
}

export type SessionAnswer = Awaited<ReturnType<typeof describeSession>>;

async function makeAccessToken(
  services: AuthServices,
  run: RunQuery,
  user: UserRow,
  session: SessionRow,
  expiresAt: number,
): Promise<string> {
  const methods = await run<{ authentication_method: string; updated_at: Date }>(
    "select authentication_method, updated_at from auth.mfa_amr_claims where session_id = $1 order by updated_at desc",
    [session.id],
  );
  return signToken(services.keys, {
    iss: `${services.url()}/auth/v1`,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: Math.floor(services.now().getTime() / 1000),
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role,
    aal: session.aal ?? "aal1",
    amr: methods.map(({ authentication_method: method, updated_at }) => ({
      method,
      timestamp: Math.floor(updated_at.getTime() / 1000),
    })),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  });
}
