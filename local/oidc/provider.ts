/**
 * A small OpenID provider beside the backend, so that sign-in by provider uses the real protocol. It asks for no proof:
 * the typed address is the account. Addresses that begin with "unverified" count as unverified.
 */
import { randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair } from "jose";
import { Provider } from "oidc-provider";
import { MemoryAdapter } from "./memory-adapter.ts";

export type OidcClient = { id: string; secret: string; redirectUris: string[] };

/** Short, so that a developer can soon sign in as another user. */
const sessionSeconds = 60;

export async function makeOidcProvider(issuer: string, client: OidcClient): Promise<Provider> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  return new Provider(issuer, {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: client.redirectUris,
        grant_types: ["authorization_code"],
        response_types: ["code"],
        id_token_signed_response_alg: "ES256",
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "ES256", use: "sig" }] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // Puts the profile into the ID token, as Google and others do.
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(24).toString("hex")] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, id) => ({ accountId: id, claims: () => claimsOf(id) }),
    interactions: { url: (_context, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      const clientId = oidc.client?.clientId;
      if (!accountId || !clientId) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    pkce: { required: () => false },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 600,
      Grant: 3600,
      Session: sessionSeconds,
    },
  });
}

function claimsOf(id: string) {
  const [name = id] = id.split("@");
  return { sub: id, email: id, email_verified: !id.startsWith("unverified"), name };
}
