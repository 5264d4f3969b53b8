/** Nobody is locked out from elsewhere, no mailbox is flooded, and an old session cannot change the password. */
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signToken } from "../../../local/keys/tokens.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const good = { email: "visitor@example.com", password: "local-only-password" };
const wrong = { email: good.email, password: "wrong but long enough" };

function post(path: string, body: object, network: string, headers: Record<string, string> = {}) {
  return product.fetch(`/auth/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": network, ...headers },
    body: JSON.stringify(body),
  });
}
const statusOf = async (body: object, network: string) =>
  (await post("/token?grant_type=password", body, network)).status;

test("Wrong passwords lock out the network that sends them, and nobody else", async () => {
  const from = "203.0.113.7";
  const statuses = [];
  // The counters start anew with each minute of the clock, so one new start may fall between the tries.
  for (let n = 0; n < 24 && statuses.at(-1) !== 429; n += 1) statuses.push(await statusOf(wrong, from));
  expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  expect(statuses.length).toBeGreaterThan(10);
  expect(await statusOf(good, from)).toBe(429);
  expect(await statusOf(good, "198.51.100.1")).toBe(200);
});

test("Many networks together meet a looser brake, and one that has signed in before passes it", async () => {
  const home = "198.51.100.77";
  expect(await statusOf(good, home)).toBe(200);
  await eventually(
    () => product.backend.database.query("select from public.sign_in_networks"),
    (rows) => rows.length > 0,
  );
  // Codes are counted as passwords are, and a wrong one is told at once.
  const code = { email: good.email, token: "000000", type: "email" };
  const tries = async () =>
    Promise.all(
      Array.from({ length: 50 }, async (_, n) => (await post("/verify", code, `192.0.2.${n + 1}`)).status),
    );
  const statuses = await eventually(tries, (answers) => answers.includes(429));
  expect(statuses.filter((status) => status === 403).length).toBeGreaterThan(10);
  const stranger = await statusOf(good, "192.0.2.200");
  expect([stranger, await statusOf(good, home)]).toEqual([429, 200]);
});

test("Letters are counted by mailbox: plus signs and dots make no other one", async () => {
  const variants = ["ann.lee", "a.nnlee", "annlee+1", "annlee+2", "ANNLEE", "annl.ee+x", "annlee"];
  const answers = [];
  for (const [n, name] of variants.entries()) {
    answers.push(await post("/otp", { email: `${name}@gmail.com` }, `198.51.100.${n + 100}`));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect(await answers.at(-1)?.json()).toMatchObject({ error_code: "over_email_send_rate_limit" });
  for (const path of ["/recover", "/signup", "/resend"]) {
    const body = { email: "annlee@gmail.com", password: "seven quiet herons", type: "signup" };
    expect((await post(path, body, "198.51.100.120")).status).toBe(429);
  }
  expect((await post("/otp", { email: "bob.lee@gmail.com" }, "198.51.100.121")).status).toBe(200);
});

test("A new password needs a sign-in of the last minutes, also without a second factor", async () => {
  // The visitor has been tried too often in this minute.
  const token = await signIn(product, "editor@example.com");
  const claims = decodeJwt(token);
  const an_hour_ago = Math.floor(Date.now() / 1000) - 3600;
  const old = await signToken(product.backend.keys, {
    ...claims,
    amr: [
      { method: "password", timestamp: an_hour_ago },
      { method: "token_refresh", timestamp: Math.floor(Date.now() / 1000) },
    ],
  });
  const change = async (given: string) => {
    const answer = await product.fetch("/auth/v1/user", {
      method: "PUT",
      headers: { "content-type": "application/json", authorization: `Bearer ${given}` },
      body: JSON.stringify({ password: "eleven loud ravens" }),
    });
    return [answer.status, ((await answer.json()) as { error_code?: string }).error_code];
  };
  expect(await change(old)).toEqual([403, "sign_in_again"]);
  expect((await change(token))[0]).toBe(200);
});
