import { expect, test } from "vitest";
import { hideAccounts, waitToBeEven } from "../../../worker/sign-in/hide-accounts.ts";

const user = async () => Response.json({ id: "me" });
const refuse = (code: string) => Response.json({ error_code: code, msg: "x" }, { status: 422 });

test("A code for an unknown address looks sent", async () => {
  const answer = await hideAccounts("POST", "/otp", refuse("otp_disabled"), user);
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
});

test.each(["/otp", "/recover", "/resend"])(
  "A second message within a minute looks sent (%s)",
  async (path) => {
    for (const code of ["over_email_send_rate_limit", "over_sms_send_rate_limit"]) {
      const answer = await hideAccounts(
        "POST",
        path,
        Response.json({ error_code: code }, { status: 429 }),
        user,
      );
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
    }
    const busy = Response.json({ error_code: "over_request_rate_limit" }, { status: 429 });
    expect((await hideAccounts("POST", path, busy, user)).status).toBe(429);
  },
);

test.each(["email_exists", "phone_exists"])("A change to a taken address (%s) looks begun", async (code) => {
  const answer = await hideAccounts("PUT", "/user", refuse(code), user);
  expect([answer.status, await answer.json()]).toEqual([200, { id: "me" }]);
});

test("Other answers stay as they are", async () => {
  for (const [method, path, code] of [
    ["POST", "/otp", "validation_failed"],
    ["PUT", "/user", "weak_password"],
    ["POST", "/signup", "email_exists"],
  ] as const) {
    expect((await hideAccounts(method, path, refuse(code), user)).status).toBe(422);
  }
  expect((await hideAccounts("PUT", "/user", new Response("<html>", { status: 422 }), user)).status).toBe(
    422,
  );
});

test("Calls that may send a message end on whole seconds, and password checks on even stretches", () => {
  for (const taken of [0, 1, 350, 999, 1000]) {
    expect(taken + waitToBeEven("POST", "/recover", taken)).toBe(1000);
  }
  expect(1001 + waitToBeEven("POST", "/otp", 1001)).toBe(2000);
  expect(90 + waitToBeEven("POST", "/token", 90)).toBe(400);
  expect([waitToBeEven("GET", "/user", 90), waitToBeEven("PUT", "/user", 90)]).toEqual([0, 0]);
});
