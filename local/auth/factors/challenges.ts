/** `/factors/{id}/challenge` and `/verify`: asks for the second factor, which raises the session to aal2. */
import { randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import * as v from "valibot";
import type { RunQuery } from "../../database/open.ts";
import type { CallerEnv } from "../../gateway.ts";
import { keepMessage } from "../../mailbox/mailbox.ts";
import { AuthError } from "../auth-error.ts";
import { addressOf } from "../client-of.ts";
import { requireFactor } from "./factors.ts";
import { readBody } from "../read-body.ts";
import { isUuid, requireMember, type SignedIn } from "../require-user.ts";
import type { AuthServices } from "../services.ts";
import { addMethod, describeSession, grantRefreshToken, type SessionRow } from "../sessions/sessions.ts";
import { isTotpCode } from "./totp.ts";
import type { FactorRow } from "../user-rows.ts";

export async function challengeFactor(
  services: AuthServices,
  context: Context<CallerEnv>,
  id: string,
): Promise<Response> {
  const { database, settings, now } = services;
  return database.transaction(async (run) => {
    const { user } = await requireMember(run, context);
    const factor = await requireFactor(run, user.id, id);
    const challengeId = randomUUID();
    const at = now();
    const code = factor.factor_type === "phone" ? randomInt(1e6).toString().padStart(6, "0") : null;
    await run(
      "insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, otp_code) values ($1, $2, $3, $4::text::inet, $5)",
      [challengeId, factor.id, at, addressOf(context), code],
    );
    if (code) {
      const details = { type: "phone_factor", token: code };
      await keepMessage(run, { kind: "sms", to: `+${factor.phone}`, text: `Your code is ${code}`, details });
    }
    await run("update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $1", [
      factor.id,
    ]);
    const expiresAt = Math.floor(at.getTime() / 1000) + settings.challengeSeconds;
    return context.json({ id: challengeId, type: factor.factor_type, expires_at: expiresAt });
  });
}

const verifySchema = v.object({
  challenge_id: v.string("challenge_id required"),
  code: v.pipe(v.string("code required"), v.regex(/^\d{6}$/, "code needs to be six digits")),
});

type ChallengeRow = {
  id: string;
  created_at: Date;
  verified_at: Date | null;
  ip_address: string;
  otp_code: string | null;
};

export async function verifyFactor(
  services: AuthServices,
  context: Context<CallerEnv>,
  id: string,
): Promise<Response> {
  const { challenge_id, code } = await readBody(context, verifySchema);
  services.limiter.take("factor", addressOf(context), services.settings.rateLimits.verifications);
  return services.database.transaction(async (run) => {
    const signedIn = await requireMember(run, context);
    const factor = await requireFactor(run, signedIn.user.id, id);
    const challenge = await requireChallenge(services, run, factor, challenge_id, addressOf(context));
    if (!isCode(factor, challenge, code, services.now())) {
      const name = factor.factor_type === "totp" ? "TOTP" : "MFA Phone";
      throw new AuthError(422, "mfa_verification_failed", `Invalid ${name} code entered`);
    }
    return context.json(await raiseSession(services, run, signedIn, factor, challenge));
  });
}

async function requireChallenge(
  { settings, now }: AuthServices,
  run: RunQuery,
  factor: FactorRow,
  id: string,
  address: string,
): Promise<ChallengeRow> {
  const [challenge] = isUuid(id)
    ? await run<ChallengeRow>(
        "select id, created_at, verified_at, host(ip_address) as ip_address, otp_code from auth.mfa_challenges where id = $1 and factor_id = $2",
        [id, factor.id],
      )
    : [];
  if (!challenge)
    throw new AuthError(404, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
  const isOld = challenge.created_at.getTime() + settings.challengeSeconds * 1000 < now().getTime();
  if (isOld || challenge.verified_at) {
    throw new AuthError(
      422,
      "mfa_challenge_expired",
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  if (challenge.ip_address !== address) {
    throw new AuthError(422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.");
  }
  return challenge;
}

function isCode(factor: FactorRow, challenge: ChallengeRow, code: string, at: Date): boolean {
  if (factor.factor_type === "totp") return isTotpCode(factor.secret ?? "", code, at);
  const [left, right] = [Buffer.from(code), Buffer.from(challenge.otp_code ?? "")];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Ends the user's aal1 sessions, so that each of them must prove the factor too. */
async function raiseSession(
  services: AuthServices,
  run: RunQuery,
  { user, session }: SignedIn,
  factor: FactorRow,
  challenge: ChallengeRow,
) {
  const now = services.now();
  await run("update auth.mfa_challenges set verified_at = $2 where id = $1", [challenge.id, now]);
  await run("update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1", [
    factor.id,
    now,
  ]);
  await run(
    "delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type = $2",
    [user.id, factor.factor_type],
  );
  await addMethod(run, session.id, factor.factor_type === "totp" ? "totp" : "mfa/phone", now);
  const [raised] = await run<SessionRow>(
    "update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1 returning *",
    [session.id, factor.id, now],
  );
  await run("delete from auth.sessions where user_id = $1 and (aal is null or aal < 'aal2')", [user.id]);
  await run(
    "update auth.refresh_tokens set revoked = true, updated_at = $2 where session_id = $1 and not revoked",
    [session.id, now],
  );
  const refreshToken = await grantRefreshToken(run, session, null, now);
  return describeSession(services, run, user, raised ?? session, refreshToken);
}
