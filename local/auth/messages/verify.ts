/** `POST /verify` and the link `GET /verify`: spends a token and signs its owner in. */
import type { Context } from "hono";
import * as v from "valibot";
import type { RunQuery } from "../../database/open.ts";
import type { CallerEnv } from "../../gateway.ts";
import { applyToken, isWaitingForOther } from "../sessions/apply-token.ts";
import { AuthError } from "../auth-error.ts";
import { addressOf, clientOf } from "../client-of.ts";
import { issueAuthCode } from "../external/flow-state.ts";
import { findByCode, findByHash, type FoundToken, spendToken, type TokenType } from "./one-time-tokens.ts";
import { optionalEmail, optionalPhone, optionalText, readBody } from "../read-body.ts";
import { chooseRedirect, withFragment, withQuery } from "../redirects.ts";
import type { AuthServices } from "../services.ts";
import { openSession } from "../sessions/sessions.ts";

/** The tokens that each verification type may spend. */
const tokenTypes = {
  signup: ["confirmation_token"],
  invite: ["confirmation_token"],
  email: ["confirmation_token", "recovery_token"],
  magiclink: ["recovery_token", "confirmation_token"],
  recovery: ["recovery_token"],
  email_change: ["email_change_token_new", "email_change_token_current"],
  sms: ["confirmation_token"],
  phone_change: ["phone_change_token"],
} as const satisfies Record<string, TokenType[]>;
type VerifyType = keyof typeof tokenTypes;

const schema = v.object({
  type: v.pipe(v.optional(v.string(), ""), v.minLength(1, "Verify requires a verification type")),
  token: optionalText,
  token_hash: optionalText,
  email: optionalEmail,
  phone: optionalPhone,
});

const waiting = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

export async function verify(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const body = await readBody(context, schema);
  limitVerifications(services, context);
  // As on Supabase: calls at the same moment all find the token, and all are answered.
  const found = await findToken(services, services.database.query, body);
  return services.database.transaction(async (run) => {
    await spendToken(run, found);
    const user = await applyToken(services, run, found);
    if (isWaitingForOther(found, user)) return context.json({ code: 200, msg: waiting });
    return context.json(await openSession(services, run, user, "otp", clientOf(context)));
  });
}

type VerifyBody = v.InferOutput<typeof schema>;

function findToken(
  services: AuthServices,
  run: RunQuery,
  { type, token, token_hash, email, phone }: VerifyBody,
) {
  if (token_hash) {
    if (email || phone || token) {
      throw new AuthError(400, "validation_failed", "Only the token_hash and type should be provided");
    }
    if (!isVerifyType(type)) {
      throw new AuthError(400, "validation_failed", "Invalid email verification type");
    }
    return findByHash(services, run, [...tokenTypes[type]], token_hash);
  }
  if (!token || (!email && !phone)) {
    throw new AuthError(400, "validation_failed", "Verify requires either a token or a token hash");
  }
  if (email && phone) {
    throw new AuthError(
      400,
      "validation_failed",
      "Only an email address or phone number should be provided on verify",
    );
  }
  // No code is of an unknown type.
  const types = isVerifyType(type) ? [...tokenTypes[type]] : [];
  return findByCode(services, run, types, email ?? phone ?? "", token);
}

/** The link in a message. Success or failure, it redirects to the site. */
export async function verifyLinked(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  limitVerifications(services, context);
  const redirectTo = chooseRedirect(services.settings, context.req.query("redirect_to"));
  const type = context.req.query("type") ?? "";
  const tokenHash = context.req.query("token") ?? context.req.query("token_hash") ?? "";
  try {
    if (!isVerifyType(type))
      throw new AuthError(400, "validation_failed", "Verify requires a verification type");
    const found = await findByHash(services, services.database.query, [...tokenTypes[type]], tokenHash);
    const target = await services.database.transaction(async (run) => {
      await spendToken(run, found);
      return signInByLink(services, run, context, found, type, redirectTo);
    });
    return context.redirect(target, 303);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return context.redirect(withFragment(redirectTo, describeLinkFailure(error)), 303);
  }
}

async function signInByLink(
  services: AuthServices,
  run: RunQuery,
  context: Context<CallerEnv>,
  found: FoundToken,
  type: VerifyType,
  redirectTo: string,
): Promise<string> {
  const user = await applyToken(services, run, found);
  if (isWaitingForOther(found, user)) return withFragment(redirectTo, { message: waiting });
  if (found.isPkce) {
    const code = await issueAuthCode(services, run, { userId: user.id });
    if (!code)
      throw new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
    return withQuery(redirectTo, { code });
  }
  const { user: _user, ...tokens } = await openSession(services, run, user, "otp", clientOf(context));
  return withFragment(redirectTo, { ...tokens, type });
}

function describeLinkFailure(error: AuthError): Record<string, string> {
  const description = error.code === "otp_expired" ? "Email link is invalid or has expired" : error.message;
  return { error: "access_denied", error_code: error.code, error_description: description };
}

/** A link is opened without an API key, so only the connection's address is counted. */
function limitVerifications({ limiter, settings }: AuthServices, context: Context<CallerEnv>): void {
  limiter.take("verify", addressOf(context), settings.rateLimits.verifications);
}

function isVerifyType(type: string): type is VerifyType {
  return Object.hasOwn(tokenTypes, type);
}
