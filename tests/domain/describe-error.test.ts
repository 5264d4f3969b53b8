import * as v from "valibot";
import { expect, test } from "vitest";
import { describeError } from "../../domain/describe-error.ts";
import { ApiError, unavailable } from "../../worker/errors.ts";

const person = "ann@example.com";

test("A database message with personal data is not logged", () => {
  const refusal = {
    code: "23514",
    message: `invalid input: ${person}`,
    details: `Failing row contains (Ann Example, ${person}).`,
  };
  expect(describeError(unavailable(refusal))).toBe("unavailable (23514)");
});

test("A failure without a code is described by its name, its message and its cause", () => {
  const error = new ApiError("unexpected", "Something went wrong.", {
    cause: new TypeError("x is undefined"),
  });
  expect(describeError(error)).toBe("unexpected (TypeError: x is undefined)");
  expect(describeError(new Error("y".repeat(900)))).toHaveLength(300);
  expect(describeError("down")).toBe("down");
});

test("Neither a thrown value that is no error nor a code that is none is logged", () => {
  expect(describeError({ email: person })).toBe("unknown error");
  expect(describeError({ code: person, message: person })).toBe("unknown error");
  expect(describeError(unavailable({ message: person }))).toBe("unavailable (unknown error)");
});

test("Of an error that quotes what it read, only the name is logged", () => {
  const thrown = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return error;
    }
  };
  expect(describeError(thrown(() => JSON.parse(`${person} is not JSON`)))).toBe("SyntaxError");
  expect(describeError(thrown(() => v.parse(v.literal("a"), person)))).toBe("ValiError");
});
