/** `/passkeys/registration/options` and `/verify`: adds a passkey to the caller's account. */
import type { Context } from "hono";
import * as v from "valibot";
import type { RunQuery } from "../../database/open.ts";
import type { CallerEnv } from "../../gateway.ts";
import { AuthError } from "../auth-error.ts";
import { readBody } from "../read-body.ts";
import type { AuthServices } from "../services.ts";
import type { UserRow } from "../user-rows.ts";
import { answerSchema, keepChallenge, spendChallenge } from "./challenges.ts";
import { addCredential, describeCredential, listCredentials } from "./credential-rows.ts";
import { requireManager } from "./manage.ts";
import { relyingParty } from "./relying-party.ts";
import { loadWebAuthn, readCredential, refuseCredential } from "./webauthn.ts";

export async function startRegistration(
  services: AuthServices,
  context: Context<CallerEnv>,
): Promise<Response> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const { database, settings } = services;
  return database.transaction(async (run) => {
    const user = await requireRegistrant(run, context);
    const known = await listCredentials(run, user.id);
    if (known.length >= settings.maxPasskeys)
      throw new AuthError(422, "too_many_passkeys", "Maximum number of passkeys reached");
    const { id: rpID, name: rpName } = relyingParty(settings);
    const options = await generateRegistrationOptions({
      rpID,
      rpName,
      userID: Uint8Array.from(Buffer.from(user.id)),
      userName: user.email || user.phone || "",
      excludeCredentials: known.map(({ credential_id }) => ({
        id: Buffer.from(credential_id).toString("base64url"),
      })),
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    });
    const kept = await keepChallenge(services, run, "registration", options.challenge, user.id);
    return context.json({ ...kept, options });
  });
}

export async function verifyRegistration(
  services: AuthServices,
  context: Context<CallerEnv>,
): Promise<Response> {
  const { challenge_id, credential } = await readBody(context, answerSchema);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { database, settings, now } = services;
  const run = database.query;
  const user = await requireRegistrant(run, context);
  const expectedChallenge = await spendChallenge(services, run, "registration", challenge_id, user.id);
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(settings);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: readCredential(registrationResponse, credential),
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: false,
  }).catch(refuseCredential);
  if (!registrationInfo) return refuseCredential();
  const added = await addCredential(run, user.id, registrationInfo, now());
  // As on Supabase, where the code for this (webauthn_credential_exists) is lost on its way out of the transaction.
  if (!added) throw new AuthError(500, "unexpected_failure", "Database error creating passkey");
  return context.json(describeCredential(added));
}

/** Guests have no address by which they could come back when the passkey is lost. */
async function requireRegistrant(run: RunQuery, context: Context<CallerEnv>): Promise<UserRow> {
  const user = await requireManager(run, context);
  if (user.is_anonymous) {
    throw new AuthError(403, "no_authorization", "Anonymous user not allowed to perform these actions");
  }
  return user;
}

const registrationResponse = { clientDataJSON: v.string(), attestationObject: v.string() };
