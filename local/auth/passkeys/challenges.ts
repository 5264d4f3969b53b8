/** The challenges that an authenticator must sign. Each is requested once and used once. */
import * as v from "valibot";
import type { RunQuery } from "../../database/open.ts";
import { AuthError } from "../auth-error.ts";
import { isUuid } from "../require-user.ts";
import type { AuthServices } from "../services.ts";

type Purpose = "registration" | "authentication";

/** The body of both verifications. What the credential holds is checked by its verification. */
export const answerSchema = v.object({
  challenge_id: v.pipe(
    v.string("challenge_id is required"),
    v.nonEmpty("challenge_id is required"),
    v.check(isUuid, "challenge_id must be a valid UUID"),
  ),
  credential: v.record(v.string(), v.unknown(), "credential is required"),
});

export async function keepChallenge(
  { settings, now }: AuthServices,
  run: RunQuery,
  purpose: Purpose,
  challenge: string,
  userId: string | null,
) {
  const expiresAt = new Date(now().getTime() + settings.challengeSeconds * 1000);
  const [kept] = await run<{ id: string }>(
    `insert into auth.webauthn_challenges (user_id, challenge_type, session_data, created_at, expires_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [userId, purpose, { challenge }, now(), expiresAt],
  );
  return { challenge_id: kept?.id, expires_at: Math.floor(expiresAt.getTime() / 1000) };
}

/** Deletes it, so that a failed answer cannot be tried again. */
export async function spendChallenge(
  { now }: AuthServices,
  run: RunQuery,
  purpose: Purpose,
  id: string,
  userId: string | null,
): Promise<string> {
  const [challenge] = await run<{ session_data: { challenge: string }; expires_at: Date }>(
    `delete from auth.webauthn_challenges
     where id = $1 and challenge_type = $2 and user_id is not distinct from $3 returning session_data, expires_at`,
    [id, purpose, userId],
  );
  if (!challenge) {
    throw new AuthError(400, "webauthn_challenge_not_found", "Challenge not found or already used");
  }
  if (challenge.expires_at < now())
    throw new AuthError(400, "webauthn_challenge_expired", "Challenge has expired");
  return challenge.session_data.challenge;
}
