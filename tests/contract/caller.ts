/** Contract of the caller of `/rest/v1` and of its errors. */
import { SignJWT, generateKeyPair } from "jose";
import { expect } from "vitest";
import { signToken } from "../../local/keys/tokens.ts";
import { contract } from "./contract.ts";
import { ask, asService, connect, embedded, signInNew, target } from "./target.ts";

contract("caller", "A function sees the caller's role, claims, headers, method and path", async () => {
  const { client, id } = await signInNew();
  const { data } = await client.rpc("contract_context");
  expect(data).toMatchObject({
    role: "authenticated",
    uid: id,
    jwt_role: "authenticated",
    method: "POST",
    path: "/rpc/contract_context",
  });
  expect(data.claims).toMatchObject({ sub: id, aal: "aal1", is_anonymous: false });
  expect(data.headers).toHaveProperty("x-client-info");
  expect((await connect().rpc("contract_context")).data).toMatchObject({ role: "anon", uid: null });
  expect((await asService().rpc("contract_context")).data).toMatchObject({ role: "service_role" });
});

contract("tokens", "A token without a known signature is refused", async () => {
  const { privateKey } = await generateKeyPair("ES256");
  const forged = await new SignJWT({ role: "service_role" })
    .setProtectedHeader({ alg: "ES256" })
    .setExpirationTime("1h")
    .sign(privateKey);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from('{"role":"service_role"}').toString("base64url")}.`;
  for (const token of [forged, unsigned, "nonsense"]) {
    const response = await ask("/rest/v1/contract_books", {
      key: target().publishableKey,
      headers: { Authorization: `Bearer ${token}` },
    });
    expect([response.status, (await response.json()).code]).toEqual([401, "PGRST301"]);
    expect(response.headers.get("WWW-Authenticate")).toContain("Bearer");
  }
});

contract(
  "tokens",
  "An expired token is refused as expired",
  async () => {
    const exp = Math.floor(Date.now() / 1000) - 60;
    const token = await signToken(embedded().keys, { role: "authenticated", exp });
    const response = await ask("/rest/v1/contract_books", {
      key: target().publishableKey,
      headers: { Authorization: `Bearer ${token}` },
    });
    expect([response.status, await response.json()]).toEqual([
      401,
      { code: "PGRST303", message: "JWT expired", details: null, hint: null },
    ]);
  },
  ["embedded"],
);

contract(
  "tokens",
  "A token for a role that the database does not have is refused",
  async () => {
    const exp = Math.floor(Date.now() / 1000) + 60;
    const token = await signToken(embedded().keys, { role: "contract_nobody", exp });
    const response = await ask("/rest/v1/contract_books", {
      key: target().publishableKey,
      headers: { Authorization: `Bearer ${token}` },
    });
    expect([response.status, (await response.json()).code]).toEqual([401, "22023"]);
  },
  ["embedded"],
);

contract("rls", "Grants and policies decide what a caller reads and writes", async () => {
  const [one, other] = [await signInNew(), await signInNew()];
  expect((await one.client.from("contract_notes").insert({ body: "mine" })).error).toBeNull();
  expect((await one.client.from("contract_notes").select("body")).data).toEqual([{ body: "mine" }]);
  expect((await other.client.from("contract_notes").select("body")).data).toEqual([]);
  expect(await other.client.from("contract_notes").insert({ body: "x", owner: one.id })).toMatchObject({
    status: 403,
    error: { code: "42501" },
  });
  expect(
    (await other.client.from("contract_notes").update({ body: "x" }).eq("owner", one.id).select()).data,
  ).toEqual([]);
  expect(await connect().from("contract_notes").select()).toMatchObject({
    status: 401,
    error: { code: "42501" },
  });
});

contract("errors", "Postgres errors keep their code and get PostgREST's status", async () => {
  const books = () => asService().from("contract_books");
  expect(await books().insert({ id: 1, title: "x" })).toMatchObject({
    status: 409,
    error: { code: "23505", details: "Key (id)=(1) already exists." },
  });
  expect(await books().insert({ title: "x", author_id: 999 })).toMatchObject({
    status: 409,
    error: { code: "23503" },
  });
  expect(await books().insert({ title: "x", pages: -1 })).toMatchObject({
    status: 400,
    error: { code: "23514" },
  });
  expect(await books().insert({ pages: 1 })).toMatchObject({ status: 400, error: { code: "23502" } });
  expect(await books().select().eq("id", "x")).toMatchObject({ status: 400, error: { code: "22P02" } });
  expect(await books().select().is("title", true)).toMatchObject({ status: 400, error: { code: "42804" } });
  expect(await asService().rpc("contract_raise", { code: "P0001" })).toMatchObject({
    status: 400,
    error: { code: "P0001", message: "raised", details: "a detail", hint: "a hint" },
  });
  expect((await asService().rpc("contract_raise", { code: "PT418" })).status).toBe(418);
});

contract("errors", "Unparsable and unsupported requests are refused with PostgREST's codes", async () => {
  const refusalOf = async (path: string, init: RequestInit = {}) => {
    const response = await ask(`/rest/v1/${path}`, init);
    return [response.status, (await response.json()).code];
  };
  expect(await refusalOf("contract_books?id=nonsense.1")).toEqual([400, "PGRST100"]);
  expect(await refusalOf("contract_books?select=id,(")).toEqual([400, "PGRST100"]);
  expect(await refusalOf("contract_books?nope.id=eq.1")).toEqual([400, "PGRST108"]);
  expect(await refusalOf("contract_books", { headers: { "Accept-Profile": "auth" } })).toEqual([
    406,
    "PGRST106",
  ]);
  expect(await refusalOf("contract_books", { headers: { Prefer: "handling=strict, nonsense" } })).toEqual([
    400,
    "PGRST122",
  ]);
  expect(
    await refusalOf("contract_books", {
      method: "POST",
      body: "{",
      headers: { "Content-Type": "application/json" },
    }),
  ).toEqual([400, "PGRST102"]);
});

contract("errors", "A function may decide the whole answer by raising PGRST", async () => {
  const raised = { code: "busy", message: "Come back later", details: "closed", hint: null };
  const headers = { "Retry-After": "30" };
  const refused = await ask("/rest/v1/rpc/contract_refuse", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ body: JSON.stringify(raised), answer: JSON.stringify({ status: 419, headers }) }),
  });
  expect([refused.status, refused.headers.get("Retry-After"), await refused.json()]).toEqual([
    419,
    "30",
    raised,
  ]);
  const silent = { body: JSON.stringify(raised), answer: JSON.stringify({ status: 204, headers: {} }) };
  expect((await asService().rpc("contract_refuse", silent)).status).toBe(204);
  const faulty = [
    { body: "{", answer: "{}" },
    { body: JSON.stringify(raised), answer: JSON.stringify({ status: 419 }) },
  ];
  for (const raise of faulty) {
    expect(await asService().rpc("contract_refuse", raise)).toMatchObject({
      status: 500,
      error: { code: "PGRST121" },
    });
  }
});

contract("errors", "An invalid time zone is ignored, unless handling is strict", async () => {
  const read = (Prefer: string) => ask("/rest/v1/contract_books?select=id&id=eq.1", { headers: { Prefer } });
  const known = await read("timezone=Asia/Bangkok");
  expect([known.status, known.headers.get("Preference-Applied")]).toEqual([200, "timezone=Asia/Bangkok"]);
  const unknown = await read("timezone=Nowhere/Else");
  expect([unknown.status, unknown.headers.get("Preference-Applied")]).toEqual([200, null]);
  const strict = await read("handling=strict, timezone=Nowhere/Else");
  expect([strict.status, (await strict.json()).code]).toEqual([400, "PGRST122"]);
});

contract("injection", "No part of a URL becomes SQL", async () => {
  const books = () => asService().from("contract_books");
  const hostile = `"; drop table public.contract_books; --`;
  expect((await books().select(`id,"${hostile.replaceAll('"', '\\"')}"`)).error?.code).toBe("42703");
  const quoted = encodeURIComponent(`"${hostile.replaceAll('"', '\\"')}":id`);
  expect(await (await ask(`/rest/v1/contract_books?select=${quoted}&id=eq.1`)).json()).toEqual([
    { [hostile]: 1 },
  ]);
  expect((await books().select("id").eq("title", hostile)).data).toEqual([]);
  expect((await books().select("id::text);drop table x")).error?.code).toMatch(/PGRST100|42704/);
  expect((await books().select("id").order(`id;${hostile}`)).error).not.toBeNull();
  expect((await books().upsert({ title: "x" }, { onConflict: hostile })).error).not.toBeNull();
  expect((await books().select("id").lte("id", 4)).data).toHaveLength(4);
});
