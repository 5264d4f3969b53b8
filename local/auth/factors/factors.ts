/** `/factors`: enrols and removes second factors. */
import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import * as v from "valibot";
import type { RunQuery } from "../../database/open.ts";
import type { CallerEnv } from "../../gateway.ts";
import { AuthError } from "../auth-error.ts";
import { optionalPhone, optionalText, readBody } from "../read-body.ts";
import { isUuid, requireMember, type SignedIn } from "../require-user.ts";
import type { AuthServices } from "../services.ts";
import { makeTotp } from "./totp.ts";
import { type FactorRow, listFactors } from "../user-rows.ts";

const schema = v.object({
  factor_type: v.picklist(["totp", "phone"], "factor_type needs to be totp or phone"),
  friendly_name: optionalText,
  issuer: optionalText,
  phone: optionalPhone,
});

export async function enrolFactor(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const body = await readBody(context, schema);
  return services.database.transaction(async (run) => {
    const signedIn = await requireMember(run, context);
    await refuseEnrolment(services, run, signedIn, body.friendly_name);
    const { user } = signedIn;
    const issuer = body.issuer ?? new URL(services.settings.siteUrl).host;
    const totp =
      body.factor_type === "totp" ? makeTotp(issuer, user.email ?? user.phone ?? user.id) : undefined;
    if (body.factor_type === "phone") await claimPhone(run, user.id, body.phone);
    const [factor] = await run<FactorRow>(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret, phone)
       values ($1, $2, $3, $4, 'unverified', $5, $5, $6, $7) returning *`,
      [
        randomUUID(),
        user.id,
        body.friendly_name ?? "",
        body.factor_type,
        services.now(),
        totp?.secret ?? null,
        body.phone ?? null,
      ],
    );
    return context.json({
      id: factor?.id,
      type: body.factor_type,
      friendly_name: body.friendly_name ?? "",
      ...(totp ? { totp } : { phone: body.phone }),
    });
  });
}

/** A number is one factor. An enrolment that was never finished makes room. */
async function claimPhone(run: RunQuery, userId: string, phone: string | undefined): Promise<void> {
  if (!phone) throw new AuthError(400, "validation_failed", "Phone number required to enroll Phone factor");
  await run("delete from auth.mfa_factors where user_id = $1 and phone = $2 and status = 'unverified'", [
    userId,
    phone,
  ]);
  const known = await run("select from auth.mfa_factors where user_id = $1 and phone = $2", [userId, phone]);
  if (known.length > 0) {
    throw new AuthError(
      422,
      "mfa_verified_factor_exists",
      "A verified phone factor already exists, unenroll the existing factor to continue",
    );
  }
}

async function refuseEnrolment(
  { settings }: AuthServices,
  run: RunQuery,
  { user, session }: SignedIn,
  name: string | undefined,
): Promise<void> {
  const factors = await listFactors(run, user.id);
  if (factors.length >= settings.maxFactors) {
    throw new AuthError(
      422,
      "too_many_enrolled_mfa_factors",
      "Maximum number of verified factors reached, unenroll to continue",
    );
  }
  if (session.aal !== "aal2" && factors.some((factor) => factor.status === "verified")) {
    throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
  if (name && factors.some((factor) => factor.friendly_name === name)) {
    throw new AuthError(
      422,
      "mfa_factor_name_conflict",
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  }
}

export async function unenrolFactor(
  services: AuthServices,
  context: Context<CallerEnv>,
  id: string,
): Promise<Response> {
  return services.database.transaction(async (run) => {
    const { user, session } = await requireMember(run, context);
    const factor = await requireFactor(run, user.id, id);
    if (factor.status === "verified" && session.aal !== "aal2") {
      throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    }
    await removeFactor(run, factor);
    return context.json({ id: factor.id });
  });
}

/** Sessions that were raised by the factor fall back to aal1. */
export async function removeFactor(run: RunQuery, factor: FactorRow): Promise<void> {
  await run("delete from auth.mfa_factors where id = $1", [factor.id]);
  await run(
    `delete from auth.mfa_amr_claims where authentication_method in ('totp', 'mfa/phone')
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [factor.id],
  );
  await run("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [factor.id]);
}

export async function requireFactor(run: RunQuery, userId: string, id: string): Promise<FactorRow> {
  const [factor] = isUuid(id)
    ? await run<FactorRow>("select * from auth.mfa_factors where id = $1 and user_id = $2", [id, userId])
    : [];
  if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}
