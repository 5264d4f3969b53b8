import { expect, test } from "vitest";
import { describeError } from "../../worker/describe-error.ts";
import { ApiError, unavailable } from "../../worker/errors.ts";

test("What a database says about a row with a person in it is not told", () => {
  const refusal = {
    code: "23514",
    message: "invalid input: ann@example.com",
    details: "Failing row contains (Ann Example, ann@example.com).",
  };
  expect(describeError(unavailable(refusal))).toBe("unavailable (23514)");
});

test("Of a failure without a code its message is told, and what caused it", () => {
  const error = new ApiError("unexpected", "Something went wrong.", {
    cause: new TypeError("x is undefined"),
  });
  expect(describeError(error)).toBe("unexpected (x is undefined)");
  expect(describeError(new Error("y".repeat(900)))).toHaveLength(200);
  expect(describeError("down")).toBe("down");
});
