import { expect, test } from "vitest";
import { messages } from "../../../domain/site/messages.ts";
import { failureOf } from "../../../worker/backend/failure-of.ts";

test("A token that runs out on its way is a 401, and everything else an outage", () => {
  for (const code of ["PGRST301", "PGRST303"]) {
    const failure = failureOf({ status: 401, error: { code } });
    expect([failure.code, failure.status, failure.message]).toEqual([
      "bad_token",
      401,
      messages.token.expired,
    ]);
  }
  for (const [status, code] of [
    [503, "PGRST000"],
    [401, ""],
    [0, ""],
  ] as const) {
    expect(failureOf({ status, error: { code } })).toMatchObject({ code: "unavailable" });
  }
});
