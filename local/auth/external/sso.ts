/** `POST /sso`: sends users of a company's domain to its identity provider. Here that is the embedded one. */
import type { Context } from "hono";
import * as v from "valibot";
import type { CallerEnv } from "../../gateway.ts";
import { AuthError } from "../auth-error.ts";
import { loginUrl } from "./authorize.ts";
import { challengeEntries, readChallenge, startFlow } from "./flow-state.ts";
import { optionalText, readBody } from "../read-body.ts";
import { chooseRedirect } from "../redirects.ts";
import type { AuthServices } from "../services.ts";

const schema = v.object({
  domain: optionalText,
  provider_id: optionalText,
  redirect_to: optionalText,
  skip_http_redirect: v.nullish(v.boolean()),
  ...challengeEntries,
});

export async function signInWithSso(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const body = await readBody(context, schema);
  const { settings, database } = services;
  if (!body.domain === !body.provider_id) {
    throw new AuthError(400, "validation_failed", "A provider_id or domain needs to be provided");
  }
  const name = (body.domain ?? body.provider_id ?? "").toLowerCase();
  if (!settings.ssoDomains.includes(name)) {
    const message = body.domain ? "No SSO provider assigned for this domain" : "No such SSO provider";
    throw new AuthError(404, "sso_provider_not_found", message);
  }
  const challenge = readChallenge(body.code_challenge, body.code_challenge_method);
  const provider = `sso:${name}`;
  const flow = challenge && (await startFlow(services, database.query, challenge, "oauth", provider));
  const redirectTo = chooseRedirect(settings, body.redirect_to);
  const url = await loginUrl(services, { provider, redirectTo, ...(flow && { flowId: flow.id }) });
  return body.skip_http_redirect ? context.json({ url }) : context.redirect(url, 303);
}
