import { expect, test } from "vitest";
import { describeError } from "../../../domain/describe-error.ts";
import { unwrap } from "../../../domain/backend/unwrap.ts";

const person = "ann@example.com";
const refusal = (code: string) => ({
  data: null,
  status: 400,
  error: { code, message: `invalid input: ${person}`, details: `Failing row contains (${person}).` },
});

test("A refused query is described by its code, never by the backend's words", () => {
  const thrown = (code: string) => {
    try {
      return unwrap(refusal(code), "mark email sent");
    } catch (error) {
      return describeError(error);
    }
  };
  expect(thrown("23514")).toBe("StoreError: mark email sent: 23514");
  expect(thrown("")).toBe("StoreError: mark email sent: status 400");
});
