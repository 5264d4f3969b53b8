/** `/authorize`, `/callback` and `/user/identities/authorize`: to the provider and back. */
import type { Context } from "hono";
import type { CallerEnv } from "../../gateway.ts";
import { signToken, verifyToken } from "../../keys/tokens.ts";
import { AuthError } from "../auth-error.ts";
import { clientOf } from "../client-of.ts";
import { linkProfile, signInByProfile } from "./external-identity.ts";
import { issueAuthCode, readChallenge, startFlow } from "./flow-state.ts";
import { exchangeCode, providerLoginUrl, requireProvider } from "./providers.ts";
import { chooseRedirect, withFragment, withQuery } from "../redirects.ts";
import { requireSignedIn } from "../require-user.ts";
import type { AuthServices } from "../services.ts";
import { openSession } from "../sessions/sessions.ts";

/** Goes through the provider as a signed token, so that it cannot be forged. */
type State = { provider: string; redirectTo: string; flowId?: string; linkUserId?: string };
const stateAudience = "oauth-state";
const stateSeconds = 300;

export async function authorize(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  return sendToProvider(context, await makeLoginUrl(services, context));
}

export async function authorizeLink(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const { user } = await requireSignedIn(services.database.query, context);
  return sendToProvider(context, await makeLoginUrl(services, context, user.id));
}

function sendToProvider(context: Context, url: string): Response {
  return context.req.query("skip_http_redirect") === "true"
    ? context.json({ url })
    : context.redirect(url, 302);
}

async function makeLoginUrl(
  services: AuthServices,
  context: Context<CallerEnv>,
  linkUserId?: string,
): Promise<string> {
  const provider = requireProvider(services, context.req.query("provider"));
  const challenge = readChallenge(
    context.req.query("code_challenge"),
    context.req.query("code_challenge_method"),
  );
  const flow =
    challenge && (await startFlow(services, services.database.query, challenge, "oauth", provider));
  return loginUrl(
    services,
    {
      provider,
      redirectTo: chooseRedirect(services.settings, context.req.query("redirect_to")),
      ...(flow && { flowId: flow.id }),
      ...(linkUserId && { linkUserId }),
    },
    context.req.query("scopes"),
  );
}

export async function loginUrl(services: AuthServices, state: State, scopes?: string): Promise<string> {
  const exp = Math.floor(services.now().getTime() / 1000) + stateSeconds;
  const signed = await signToken(services.keys, { ...state, aud: stateAudience, exp });
  return providerLoginUrl(services, signed, scopes);
}

/** The provider redirects here. Like a link in a message, it always leads back to the site. */
export async function answerCallback(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const state = await readState(services, context.req.query("state"));
  try {
    return context.redirect(await finishSignIn(services, context, state), 302);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const failure = { error: "server_error", error_code: error.code, error_description: error.message };
    const target = state.flowId ? withQuery(state.redirectTo, failure) : state.redirectTo;
    return context.redirect(withFragment(target, failure), 302);
  }
}

async function finishSignIn(
  services: AuthServices,
  context: Context<CallerEnv>,
  state: State,
): Promise<string> {
  const code = context.req.query("code");
  if (!code) {
    const description = context.req.query("error_description") ?? "OAuth callback with missing code";
    throw new AuthError(400, "bad_oauth_callback", description);
  }
  const { profile, accessToken } = await exchangeCode(services, state.provider, code);
  return services.database.transaction(async (run) => {
    const user = state.linkUserId
      ? await linkProfile(services, run, state.linkUserId, profile)
      : await signInByProfile(services, run, profile);
    if (state.flowId) {
      const by = { flowId: state.flowId, userId: user.id, providerToken: accessToken };
      return withQuery(state.redirectTo, { code: (await issueAuthCode(services, run, by)) ?? "" });
    }
    const { user: _user, ...tokens } = await openSession(services, run, user, "oauth", clientOf(context));
    return withFragment(state.redirectTo, { ...tokens, provider_token: accessToken });
  });
}

async function readState(services: AuthServices, token: string | undefined): Promise<State> {
  const check = await verifyToken(services.keys, token ?? "");
  if (!check.ok || check.claims.aud !== stateAudience) {
    throw new AuthError(400, "bad_oauth_state", "OAuth state is invalid or has expired");
  }
  const { provider, redirectTo, flowId, linkUserId } = check.claims as unknown as State;
  return { provider, redirectTo, ...(flowId && { flowId }), ...(linkUserId && { linkUserId }) };
}
