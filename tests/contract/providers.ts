/** Contract of sign-in by an OpenID provider, SSO and linked identities. */
import { createHash } from "node:crypto";
import { expect } from "vitest";
import { oidcClient } from "../../local/auth/external/providers.ts";
import { Browser } from "./browser.ts";
import { contract } from "./contract.ts";
import { connect, newAddress, password, signInNew, siteUrl, target } from "./target.ts";

const needs = ["embedded"] as const;
const redirectTo = `${siteUrl}/auth/callback`;

contract(
  "authorize",
  "The implicit flow leads through the provider and back with tokens",
  async () => {
    const email = newAddress();
    const { data } = await connect().auth.signInWithOAuth({
      provider: "google",
      options: { redirectTo, skipBrowserRedirect: true },
    });
    const end = await new Browser().signInAs(data.url ?? "", email);
    const fragment = new URLSearchParams(end.hash.slice(1));
    expect(fragment.get("provider_token")).toBeTruthy();
    const { data: user } = await connect().auth.getUser(fragment.get("access_token") ?? "");
    expect(user.user).toMatchObject({
      email,
      app_metadata: { provider: "google" },
      identities: [{ provider: "google" }],
    });
  },
  needs,
);

contract(
  ["authorize", "pkce"],
  "With PKCE only the client that started the sign-in exchanges the code",
  async () => {
    const client = connect({ flowType: "pkce" });
    const email = newAddress();
    const { data } = await client.auth.signInWithOAuth({
      provider: "google",
      options: { redirectTo, skipBrowserRedirect: true },
    });
    const end = await new Browser().signInAs(data.url ?? "", email);
    const exchanged = await client.auth.exchangeCodeForSession(end.searchParams.get("code") ?? "");
    expect(exchanged.data.session?.provider_token).toBeTruthy();
    expect(exchanged.data.user?.email).toBe(email);
    const { data: claims } = await client.auth.getClaims();
    expect(claims?.claims.amr).toMatchObject([{ method: "oauth" }]);
  },
  needs,
);

contract(
  "authorize",
  "Unknown providers, forged states and declined sign-ins are errors",
  async () => {
    const unknown = await fetch(`${target().url}/auth/v1/authorize?provider=nobody`, { redirect: "manual" });
    expect([unknown.status, (await unknown.json()).error_code]).toEqual([400, "validation_failed"]);
    const forged = await fetch(`${target().url}/auth/v1/callback?code=x&state=forged`, {
      redirect: "manual",
    });
    expect([forged.status, (await forged.json()).error_code]).toEqual([400, "bad_oauth_state"]);
    const { data } = await connect().auth.signInWithOAuth({
      provider: "google",
      options: { redirectTo, skipBrowserRedirect: true },
    });
    const browser = new Browser();
    const page = await browser.open(data.url ?? "");
    const end = await browser.open(page.url, { method: "POST", body: new URLSearchParams({ cancel: "1" }) });
    expect(new URLSearchParams(new URL(end.url).hash.slice(1)).get("error_code")).toBe("bad_oauth_callback");
    const unverified = await connect().auth.signInWithOAuth({
      provider: "google",
      options: { redirectTo, skipBrowserRedirect: true },
    });
    const refused = await new Browser().signInAs(unverified.data.url ?? "", `unverified-${newAddress()}`);
    expect(new URLSearchParams(refused.hash.slice(1)).get("error_code")).toBe(
      "provider_email_needs_verification",
    );
  },
  needs,
);

contract(
  "authorize",
  "A provider's account with the verified address of a user belongs to that user",
  async () => {
    const { email, id } = await signInNew();
    const { data } = await connect().auth.signInWithOAuth({
      provider: "google",
      options: { redirectTo, skipBrowserRedirect: true },
    });
    const end = await new Browser().signInAs(data.url ?? "", email);
    const token = new URLSearchParams(end.hash.slice(1)).get("access_token") ?? "";
    const { data: user } = await connect().auth.getUser(token);
    expect([user.user?.id, user.user?.app_metadata["providers"]]).toEqual([id, ["email", "google"]]);
  },
  needs,
);

contract(
  "authorize",
  "A provider proves the address, which ends the password, the sessions and the words of whoever registered first",
  async () => {
    const email = newAddress();
    const words = { full_name: "Whoever registered first" };
    const { data: begun } = await connect().auth.signUp({ email, password, options: { data: words } });
    await target().query(
      "insert into auth.sessions (id, user_id, created_at, updated_at) select gen_random_uuid(), id, now(), now() from auth.users where email = $1",
      [email],
    );
    const { data } = await connect().auth.signInWithOAuth({
      provider: "google",
      options: { redirectTo, skipBrowserRedirect: true },
    });
    const end = await new Browser().signInAs(data.url ?? "", email);
    const token = new URLSearchParams(end.hash.slice(1)).get("access_token") ?? "";
    const { data: proved } = await connect().auth.getUser(token);
    expect(proved.user).toMatchObject({ id: begun.user?.id, email, identities: [{ provider: "google" }] });
    expect(proved.user?.user_metadata["full_name"]).not.toBe(words.full_name);
    expect((await connect().auth.signInWithPassword({ email, password })).error?.code).toBe(
      "invalid_credentials",
    );
    const sessions = await target().query("select from auth.sessions where user_id = $1", [
      proved.user?.id ?? "",
    ]);
    expect(sessions).toHaveLength(1);
  },
  needs,
);

/** Signs in at the provider as a native app does, and returns its ID token. */
async function fetchIdToken(email: string, nonce?: string): Promise<string> {
  const redirect_uri = `${target().url}/oidc-sample-client`;
  const query = new URLSearchParams({
    client_id: oidcClient.id,
    response_type: "code",
    scope: "openid email profile",
    redirect_uri,
  });
  if (nonce) query.set("nonce", nonce);
  const end = await new Browser().signInAs(`${target().url}/oidc/auth?${query}`, email);
  const response = await fetch(`${target().url}/oidc/token`, {
    method: "POST",
    headers: { Authorization: `Basic ${btoa(`${oidcClient.id}:${oidcClient.secret}`)}` },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: end.searchParams.get("code") ?? "",
      redirect_uri,
    }),
  });
  const { id_token }: { id_token: string } = await response.json();
  return id_token;
}

contract(
  "id-token",
  "A provider's ID token signs in, but only with its nonce and a valid signature",
  async () => {
    const email = newAddress();
    const nonce = crypto.randomUUID();
    const token = await fetchIdToken(email, createHash("sha256").update(nonce).digest("hex"));
    const stolen = await connect().auth.signInWithIdToken({ provider: "google", token });
    expect(stolen.error).toMatchObject({ status: 400 });
    const { data } = await connect().auth.signInWithIdToken({ provider: "google", token, nonce });
    expect(data.user?.email).toBe(email);
    const forged = await connect().auth.signInWithIdToken({
      provider: "google",
      token: `${token.slice(0, -6)}AAAAAA`,
      nonce,
    });
    expect(forged.error).toMatchObject({ status: 400, code: "bad_jwt" });
  },
  needs,
);

contract(
  "sso",
  "A company's domain leads to its provider, and any other domain is unknown",
  async () => {
    const { data } = await connect().auth.signInWithSSO({
      domain: "sso.example.com",
      options: { redirectTo },
    });
    const email = newAddress();
    const end = await new Browser().signInAs(data?.url ?? "", email);
    const token = new URLSearchParams(end.hash.slice(1)).get("access_token") ?? "";
    const { data: user } = await connect().auth.getUser(token);
    expect(user.user?.identities?.[0]?.provider).toBe("sso:sso.example.com");
    const unknown = await connect().auth.signInWithSSO({ domain: "elsewhere.example" });
    expect(unknown.error).toMatchObject({ status: 404, code: "sso_provider_not_found" });
  },
  needs,
);

contract(
  "identities",
  "A user links and unlinks an identity, but never the last one",
  async () => {
    const { client } = await signInNew();
    const linkedAddress = newAddress();
    const { data } = await client.auth.linkIdentity({
      provider: "google",
      options: { redirectTo, skipBrowserRedirect: true },
    });
    await new Browser().signInAs(data.url ?? "", linkedAddress);
    const linked = (await client.auth.getUserIdentities()).data?.identities ?? [];
    expect(linked.map((identity) => identity.provider)).toEqual(["email", "google"]);

    const other = await signInNew();
    const again = await other.client.auth.linkIdentity({
      provider: "google",
      options: { redirectTo, skipBrowserRedirect: true },
    });
    const refused = await new Browser().signInAs(again.data.url ?? "", linkedAddress);
    expect(refused.hash).toContain("identity_already_exists");

    const [email, google] = linked;
    if (!email || !google) throw new Error("Both identities were listed above.");
    const unknown = { ...google, identity_id: crypto.randomUUID() };
    expect((await client.auth.unlinkIdentity(unknown)).error).toMatchObject({ code: "identity_not_found" });
    expect((await client.auth.unlinkIdentity(google)).error).toBeNull();
    expect((await client.auth.unlinkIdentity(email)).error).toMatchObject({
      status: 422,
      code: "single_identity_not_deletable",
    });
    expect((await client.auth.unlinkIdentity(google)).error).toMatchObject({
      status: 422,
      code: "single_identity_not_deletable",
    });
  },
  needs,
);
