/** The OpenID provider for sign-in by provider: login URL, code exchange, ID tokens (OpenID Connect Core). */
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import { AuthError } from "../auth-error.ts";
import type { AuthServices } from "../services.ts";

/** Registered with the embedded provider. The secret needs no protection, because it exists only on this machine. */
export const oidcClient = { id: "embedded-backend", secret: "embedded-backend-secret" };

export type ProviderProfile = {
  provider: string;
  /** The user's id at the provider. */
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  data: Record<string, unknown>;
};

function issuerOf({ url }: Pick<AuthServices, "url">): string {
  return `${url()}/oidc`;
}

export function requireProvider(
  { settings }: Pick<AuthServices, "settings">,
  provider: string | undefined,
): string {
  if (provider && settings.providers.includes(provider)) return provider;
  throw new AuthError(
    400,
    "validation_failed",
    `Unsupported provider: Provider ${provider || ""} could not be found`,
  );
}

export function callbackUrl({ url }: Pick<AuthServices, "url">): string {
  return `${url()}/auth/v1/callback`;
}

export function providerLoginUrl(services: AuthServices, state: string, scopes: string | undefined): string {
  const query = new URLSearchParams({
    client_id: oidcClient.id,
    response_type: "code",
    redirect_uri: callbackUrl(services),
    scope: ["openid email profile", scopes].filter(Boolean).join(" "),
    state,
  });
  return `${issuerOf(services)}/auth?${query}`;
}

export type Exchanged = { profile: ProviderProfile; accessToken: string };

export async function exchangeCode(
  services: AuthServices,
  provider: string,
  code: string,
): Promise<Exchanged> {
  const response = await fetch(`${issuerOf(services)}/token`, {
    method: "POST",
    headers: {
      Authorization: `Basic ${Buffer.from(`${oidcClient.id}:${oidcClient.secret}`).toString("base64")}`,
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: callbackUrl(services),
    }),
  });
  const answer = (await response.json()) as { id_token?: string; access_token?: string };
  if (!response.ok || !answer.id_token || !answer.access_token) {
    throw new AuthError(500, "unexpected_failure", "Unable to exchange external code");
  }
  return {
    profile: await readIdToken(services, provider, answer.id_token),
    accessToken: answer.access_token,
  };
}

export async function readIdToken(
  services: AuthServices,
  provider: string,
  idToken: string,
): Promise<ProviderProfile> {
  const claims = await verifyIdToken(services, idToken);
  return {
    provider,
    subject: claims.sub ?? "",
    email: typeof claims["email"] === "string" ? claims["email"].toLowerCase() : undefined,
    isEmailVerified: claims["email_verified"] === true,
    data: {
      iss: claims.iss,
      sub: claims.sub,
      provider_id: claims.sub,
      ...pickText(claims, ["name", "picture", "email"]),
      email_verified: claims["email_verified"] === true,
      phone_verified: false,
      ...(typeof claims["name"] === "string" && { full_name: claims["name"] }),
    },
  };
}

export async function verifyIdToken(services: AuthServices, idToken: string): Promise<JWTPayload> {
  const keySet = createRemoteJWKSet(new URL(`${issuerOf(services)}/jwks`));
  try {
    const { payload } = await jwtVerify(idToken, keySet, {
      issuer: issuerOf(services),
      audience: oidcClient.id,
      algorithms: ["RS256", "ES256"],
    });
    return payload;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw new AuthError(400, "bad_jwt", `Bad ID token: ${error.message}`);
  }
}

function pickText(claims: JWTPayload, names: string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (typeof claims[name] === "string" ? [[name, claims[name]]] : [])),
  );
}
