/** `/passkeys`: lists, names and removes one's own passkeys. */
import type { Context } from "hono";
import * as v from "valibot";
import type { RunQuery } from "../../database/open.ts";
import type { CallerEnv } from "../../gateway.ts";
import { AuthError } from "../auth-error.ts";
import { readBody } from "../read-body.ts";
import { isUuid, requireSignedIn } from "../require-user.ts";
import type { AuthServices } from "../services.ts";
import { listFactors, type UserRow } from "../user-rows.ts";
import { type CredentialRow, describeCredential, listCredentials } from "./credential-rows.ts";

export async function listPasskeys(
  { database }: AuthServices,
  context: Context<CallerEnv>,
): Promise<Response> {
  const { user } = await requireSignedIn(database.query, context);
  return context.json((await listCredentials(database.query, user.id)).map(describeCredential));
}

const nameSchema = v.object({
  friendly_name: v.pipe(
    v.string("friendly_name is required"),
    v.nonEmpty("friendly_name is required"),
    v.maxLength(120, "friendly_name must be 120 characters or less"),
  ),
});

export async function namePasskey(
  { database, now }: AuthServices,
  context: Context<CallerEnv>,
  id: string,
): Promise<Response> {
  const { user } = await requireSignedIn(database.query, context);
  const { friendly_name } = await readBody(context, nameSchema);
  const [named] = isUuid(id)
    ? await database.query<CredentialRow>(
        "update auth.webauthn_credentials set friendly_name = $3, updated_at = $4 where id = $1 and user_id = $2 returning *",
        [id, user.id, friendly_name, now()],
      )
    : [];
  if (!named) throw notFound();
  return context.json(describeCredential(named));
}

export async function removePasskey(
  { database }: AuthServices,
  context: Context<CallerEnv>,
  id: string,
): Promise<Response> {
  const user = await requireManager(database.query, context);
  await removeCredential(database.query, user.id, id);
  return context.body(null, 204);
}

export async function removeCredential(run: RunQuery, userId: string, id: string): Promise<void> {
  const removed = isUuid(id)
    ? await run("delete from auth.webauthn_credentials where id = $1 and user_id = $2 returning id", [
        id,
        userId,
      ])
    : [];
  if (removed.length === 0) throw notFound();
}

/** A user with a second factor adds and removes passkeys only after proving it. */
export async function requireManager(run: RunQuery, context: Context<CallerEnv>): Promise<UserRow> {
  const { user, session } = await requireSignedIn(run, context);
  const factors = await listFactors(run, user.id);
  if (session.aal !== "aal2" && factors.some(({ status }) => status === "verified")) {
    throw new AuthError(
      403,
      "insufficient_aal",
      "AAL2 session is required to manage passkeys when MFA is enabled",
    );
  }
  return user;
}

function notFound(): AuthError {
  return new AuthError(404, "validation_failed", "Passkey not found");
}
