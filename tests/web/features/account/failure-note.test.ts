/** A failure of sign-in is a plain sentence in the reader's language. Auth's codes are not shown. */
import { createElement as element } from "react";
import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { locales } from "../../../../domain/languages/locales.ts";
import { FailureNote } from "../../../../web/features/account/failures/failure-note.tsx";
import { browserI18n } from "../../browser-i18n.ts";

async function read(locale: (typeof locales)[number], error: object) {
  const i18n = await browserI18n(locale, []);
  const html = renderToStaticMarkup(element(I18nextProvider, { i18n }, element(FailureNote, { error })));
  return { i18n, note: load(html)('[role="alert"]') };
}

test.each(locales)("A wrong password is told in %s, without Auth's code", async (locale) => {
  const { i18n, note } = await read(locale, { code: "invalid_credentials", status: 400, message: "x" });
  expect(note.text().trim()).toBe(i18n.t("account:failure.wrong"));
  expect(note.attr("data-code")).toBe("invalid_credentials");
});

test("What we have no words for is told in the reader's language first, then in Auth's own words", async () => {
  const { i18n, note } = await read("th", { code: "of_tomorrow", status: 400, message: "Try the new way." });
  expect(note.text()).toBe(`${i18n.t("account:failure.unknown")} Try the new way.`);
});
