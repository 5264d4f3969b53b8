/** Contract of Auth's refusals: statuses and codes of bad calls, as the server of August 2026 answers them. */
import { expect } from "vitest";
import { contract } from "./contract.ts";
import { ask, asService, type connect, newAddress, password, signInNew, target } from "./target.ts";

async function refusalOf(path: string, body?: object, token?: string, method = "POST") {
  const answer = await ask(`/auth/v1${path}`, {
    method,
    key: target().publishableKey,
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { error_code } = (await answer.json()) as { error_code?: string };
  expect(answer.headers.get("x-sb-error-code")).toBe(error_code ?? null);
  return [answer.status, error_code];
}

async function tokenOf(client: ReturnType<typeof connect>): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? "";
}

contract("signup", "A value of another type cannot be read", async () => {
  const email = newAddress();
  expect(await refusalOf("/signup", { email, password, data: [1] })).toEqual([400, "bad_json"]);
  expect(await refusalOf("/signup", { email: 7, password })).toEqual([400, "bad_json"]);
  expect(await refusalOf("/otp", { email, create_user: "yes" })).toEqual([400, "bad_json"]);
});

contract(
  "refresh",
  "A malformed refresh token is not looked for, and an unknown one is not found",
  async () => {
    const refresh = (refresh_token: string) =>
      refusalOf("/token?grant_type=refresh_token", { refresh_token });
    for (const malformed of ["", "short", "UPPERCASE123", "not-base64!!", "much longer than twelve"]) {
      expect(await refresh(malformed)).toEqual([400, "validation_failed"]);
    }
    expect(await refresh("0123456789ab")).toEqual([400, "refresh_token_not_found"]);
    expect(await refusalOf("/token?grant_type=nonsense", {})).toEqual([400, "invalid_credentials"]);
  },
);

contract("verify", "An unknown type has no code, and no link", async () => {
  const email = newAddress();
  expect(await refusalOf("/verify", { email, token: "123456", type: "nonsense" })).toEqual([
    403,
    "otp_expired",
  ]);
  expect(await refusalOf("/verify", { token_hash: "abc", type: "nonsense" })).toEqual([
    400,
    "validation_failed",
  ]);
  expect(await refusalOf("/verify", { email, token: "123456" })).toEqual([400, "validation_failed"]);
});

contract("user", "A banned user's token opens nothing more", async () => {
  const { client, id } = await signInNew();
  const token = await tokenOf(client);
  await asService().auth.admin.updateUserById(id, { ban_duration: "1h" });
  expect(await refusalOf("/user", undefined, token, "GET")).toEqual([403, "user_banned"]);
});

contract("identities", "The only identity stays, whatever id is named", async () => {
  const { client } = await signInNew();
  const path = `/user/identities/${crypto.randomUUID()}`;
  expect(await refusalOf(path, undefined, await tokenOf(client), "DELETE")).toEqual([
    422,
    "single_identity_not_deletable",
  ]);
});

contract(
  "anonymous",
  "A password alone makes a guest, who may neither enrol a factor nor reauthenticate",
  async () => {
    const made = await ask("/auth/v1/signup", {
      method: "POST",
      key: target().publishableKey,
      body: JSON.stringify({ password }),
    });
    const session = (await made.json()) as { access_token: string; user: { is_anonymous: boolean } };
    expect([made.status, session.user.is_anonymous]).toEqual([200, true]);
    expect(await refusalOf("/factors", { factor_type: "totp" }, session.access_token)).toEqual([
      403,
      "no_authorization",
    ]);
    expect(await refusalOf("/reauthenticate", undefined, session.access_token, "GET")).toEqual([
      400,
      "validation_failed",
    ]);
  },
  ["guests"],
);
