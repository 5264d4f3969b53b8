import { expect, test } from "vitest";
import { hideAccounts, waitToBeEven } from "../../../worker/sign-in/hide-accounts.ts";

const user = async () => Response.json({ id: "me" });
const hide = (method: string, path: string, answer: Response) =>
  hideAccounts({ method, path, call: { email: " Ann@Example.com" } }, answer, user);
const refuse = (code: string) => Response.json({ error_code: code, msg: "x" }, { status: 422 });

test("A code for an unknown address looks sent", async () => {
  const answer = await hide("POST", "/otp", refuse("otp_disabled"));
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
});

test.each(["/otp", "/recover", "/resend"])(
  "A second message within a minute looks sent (%s)",
  async (path) => {
    for (const code of ["over_email_send_rate_limit", "over_sms_send_rate_limit"]) {
      const answer = await hide("POST", path, Response.json({ error_code: code }, { status: 429 }));
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
    }
    const busy = Response.json({ error_code: "over_request_rate_limit" }, { status: 429 });
    expect((await hide("POST", path, busy)).status).toBe(429);
  },
);

test.each(["email_exists", "phone_exists"])("A change to a taken address (%s) looks begun", async (code) => {
  const answer = await hide("PUT", "/user", refuse(code));
  expect([answer.status, await answer.json()]).toEqual([200, { id: "me" }]);
});

test("Other answers stay as they are", async () => {
  for (const [method, path, code] of [
    ["POST", "/otp", "validation_failed"],
    ["PUT", "/user", "weak_password"],
    ["POST", "/signup", "email_exists"],
  ] as const) {
    expect((await hide(method, path, refuse(code))).status).toBe(422);
  }
  expect((await hide("PUT", "/user", new Response("<html>", { status: 422 }))).status).toBe(422);
});

test("Calls that may send a message end on whole seconds, and password checks on even stretches", () => {
  for (const taken of [0, 1, 350, 999, 1000]) {
    for (const path of ["/recover", "/resend", "/signup", "/otp"]) {
      expect(taken + waitToBeEven("POST", path, taken), path).toBe(1000);
    }
  }
  expect(1001 + waitToBeEven("POST", "/otp", 1001)).toBe(2000);
  expect(90 + waitToBeEven("POST", "/token", 90)).toBe(400);
  expect([waitToBeEven("GET", "/user", 90), waitToBeEven("PUT", "/user", 90)]).toEqual([0, 0]);
});

test("A sign-up is answered alike for a new address, an old one and one begun before", async () => {
  const answers = [
    Response.json({ id: "new", role: "authenticated", identities: [{}], user_metadata: { locale: "th" } }),
    Response.json({ id: "fake", role: "", identities: [], user_metadata: {} }),
    Response.json({ error_code: "over_email_send_rate_limit" }, { status: 429 }),
  ];
  for (const answer of answers) {
    const hidden = await hide("POST", "/signup", answer);
    const { id, created_at, updated_at, confirmation_sent_at, ...rest }: Record<string, unknown> =
      await hidden.json();
    expect([hidden.status, id]).toEqual([200, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect([created_at, updated_at, confirmation_sent_at]).not.toContain(undefined);
    expect(rest).toEqual({
      aud: "authenticated",
      role: "authenticated",
      email: "ann@example.com",
      phone: "",
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: {},
      identities: [],
      is_anonymous: false,
    });
  }
});

test("A session passes, a guest's too, and a message's id does not", async () => {
  const session = { access_token: "t", user: { id: "me" } };
  expect(await (await hide("POST", "/signup", Response.json(session))).json()).toEqual(session);
  const guest = await hideAccounts(
    { method: "POST", path: "/signup", call: {} },
    Response.json(session),
    user,
  );
  expect(await guest.json()).toEqual(session);
  expect(await (await hide("POST", "/otp", Response.json({ message_id: "7" }))).json()).toEqual({});
});
