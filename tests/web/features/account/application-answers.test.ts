/** The account shows what was answered, in the words of the form. */
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { MyApplication } from "../../../../domain/leads/my-application.ts";
import { AnswerRows } from "../../../../web/features/account/application/answer-rows.tsx";
import { useApplicationAnswers } from "../../../../web/features/account/application/use-application-answers.ts";
import { browserI18n } from "../../browser-i18n.ts";

function Answers({ answers }: { answers: MyApplication["answers"] }) {
  return element(AnswerRows, { rows: useApplicationAnswers(answers) });
}

async function read(answers: MyApplication["answers"]): Promise<string> {
  const i18n = await browserI18n("en", ["forms", "frame"]);
  const shown = renderToStaticMarkup(element(I18nextProvider, { i18n }, element(Answers, { answers })));
  return shown
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

test("Sums are in the currency of the form, choices in its words; what was not answered has no row", async () => {
  expect(
    await read({
      currency: "USD",
      monthlyBudget: 700,
      moneyDown: 0,
      wantedHome: "one-bedroom",
      purpose: "move-in",
      wantedArea: "jomtien",
    }),
  ).toBe("A month $700 As a first payment $0 Kind of home One bedroom You want to Live in it Area Jomtien");
});

test("A choice is understood without the others beside it", async () => {
  expect(await read({ wantedHome: "three-or-more" })).toBe("Kind of home Three or more bedrooms");
});

test("Nothing is shown of other forms, nor of a choice that is no longer offered", async () => {
  expect(await read({ viewingAt: "2026-12-01T10:00", purpose: "to-flip", wantedArea: "nowhere" })).toBe("");
});
