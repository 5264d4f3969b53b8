/** `/passkeys/authentication/options` and `/verify`: signs in with a passkey, which says itself whose it is. */
import type { Context } from "hono";
import * as v from "valibot";
import type { RunQuery } from "../../database/open.ts";
import type { CallerEnv } from "../../gateway.ts";
import { AuthError } from "../auth-error.ts";
import { addressOf, clientOf } from "../client-of.ts";
import { readBody } from "../read-body.ts";
import type { AuthServices } from "../services.ts";
import { openSession } from "../sessions/sessions.ts";
import { findUser, type UserRow } from "../user-rows.ts";
import { answerSchema, keepChallenge, spendChallenge } from "./challenges.ts";
import { findCredential } from "./credential-rows.ts";
import { relyingParty } from "./relying-party.ts";
import { loadWebAuthn, readCredential, refuseCredential } from "./webauthn.ts";

export async function startPasskeySignIn(
  services: AuthServices,
  context: Context<CallerEnv>,
): Promise<Response> {
  const { database, settings, limiter } = services;
  limiter.take("passkey", addressOf(context), settings.rateLimits.verifications);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(settings).id,
    userVerification: "preferred",
  });
  const kept = await keepChallenge(services, database.query, "authentication", options.challenge, null);
  return context.json({ ...kept, options });
}

export async function verifyPasskeySignIn(
  services: AuthServices,
  context: Context<CallerEnv>,
): Promise<Response> {
  const { challenge_id, credential } = await readBody(context, answerSchema);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { database, settings, now } = services;
  const run = database.query;
  const expectedChallenge = await spendChallenge(services, run, "authentication", challenge_id, null);
  const response = readCredential(assertionResponse, credential);
  const kept = await findCredential(run, response.id);
  const claimed = Buffer.from(response.response.userHandle, "base64url").toString();
  if (!kept || kept.user_id !== claimed) return refuseCredential();
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(settings);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    credential: { id: response.id, publicKey: kept.public_key, counter: Number(kept.sign_count) },
    requireUserVerification: false,
  }).catch(refuseCredential);
  if (!verified) return refuseCredential();
  return database.transaction(async (inside) => {
    const user = await requireEntitled(inside, kept.user_id, now());
    await inside(
      "update auth.webauthn_credentials set sign_count = $2, last_used_at = $3, updated_at = $3 where id = $1",
      [kept.id, authenticationInfo.newCounter, now()],
    );
    return context.json(await openSession(services, inside, user, "passkey", clientOf(context)));
  });
}

async function requireEntitled(run: RunQuery, id: string, now: Date): Promise<UserRow> {
  const user = await findUser(run, "id", id);
  if (!user || user.deleted_at) throw new AuthError(403, "user_not_found", "User not found");
  if (user.email && !user.email_confirmed_at)
    throw new AuthError(403, "email_not_confirmed", "Email not confirmed");
  if (user.phone && !user.phone_confirmed_at)
    throw new AuthError(403, "phone_not_confirmed", "Phone not confirmed");
  if (user.banned_until && user.banned_until > now) throw new AuthError(403, "user_banned", "User is banned");
  return user;
}

const assertionResponse = {
  clientDataJSON: v.string(),
  authenticatorData: v.string(),
  signature: v.string(),
  userHandle: v.string(),
};
