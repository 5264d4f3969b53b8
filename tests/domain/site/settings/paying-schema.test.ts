import { expect, test } from "vitest";
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
