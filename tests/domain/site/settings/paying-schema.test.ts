import { expect, test } from "vitest";
import { readPaying } from "../../../../domain/site/settings/paying-schema.ts";
import { findProblems } from "../../../../domain/site/settings/section-schemas.ts";
import { defaultSettings } from "../../../../domain/site/site.ts";
import { describeProblem } from "../../../../web/administration/settings/describe-problem.ts";

const problemsOf = (typed: object) => findProblems("paying", { ...defaultSettings.paying, ...typed });

test.each([
  { accountHolder: "Baan Tawan" },
  { bank: "Kasikornbank" },
  { swift: "KASITHBK", promptPayId: "0812345678" },
])("A bank account without its number is refused: %o", (typed) => {
  const { accountNumber = "", ...others } = problemsOf(typed);
  expect(describeProblem(accountNumber).kind).toBe("noAccount");
  expect(others).toEqual({});
  expect(problemsOf({ ...typed, accountNumber: "123-4-56789-0" })).toEqual({});
});

test("PromptPay with its holder, and nothing at all, can be saved", () => {
  expect(problemsOf({ promptPayId: "081-234-5678", accountHolder: "Baan Tawan" })).toEqual({});
  expect(problemsOf({})).toEqual({});
});

test.each([
  { promptPayId: "0812345678" },
  { billerId: "0994000123456 78" },
  { accountNumber: "123-4-56789-0" },
])("One way to pay is enough for buyers to be told of it: %o", (way) => {
  expect(readPaying({ ...defaultSettings.paying, ...way })).toBeDefined();
});

test("Without a way to pay, or with one that cannot be read, buyers are told of none", () => {
  expect(readPaying({ ...defaultSettings.paying, noteAbroad: "Ask us." })).toBeUndefined();
  expect(readPaying({ ...defaultSettings.paying, billerId: "123" })).toBeUndefined();
});
