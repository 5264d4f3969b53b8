import { expect, test } from "vitest";
import { describeError } from "../../../worker/http/describe-error.ts";
import { ApiError, unavailable } from "../../../worker/errors.ts";

test("A database message with personal data is not logged", () => {
  const refusal = {
    code: "23514",
    message: "invalid input: ann@example.com",
    details: "Failing row contains (Ann Example, ann@example.com).",
  };
  expect(describeError(unavailable(refusal))).toBe("unavailable (23514)");
});

test("A failure without a code is described by its message and its cause", () => {
  const error = new ApiError("unexpected", "Something went wrong.", {
    cause: new TypeError("x is undefined"),
  });
  expect(describeError(error)).toBe("unexpected (x is undefined)");
  expect(describeError(new Error("y".repeat(900)))).toHaveLength(200);
  expect(describeError("down")).toBe("down");
});
