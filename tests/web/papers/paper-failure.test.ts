/** Why a paper failed is said in the reader's language, and never in the API's own words. */
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { locales } from "../../../domain/languages/locales.ts";
import { ApiFailure } from "../../../web/data/api.ts";
import { PaperFailure } from "../../../web/papers/paper-failure.tsx";
import { browserI18n } from "../browser-i18n.ts";

const unprintable = new ApiFailure(422, "letters_not_printable", "No font of ours has 𒀀.");

test.each(locales)("A refused paper is told in %s", async (locale) => {
  const i18n = await browserI18n(locale, ["papers"]);
  const show = (error: Error) =>
    renderToStaticMarkup(element(I18nextProvider, { i18n }, element(PaperFailure, { error })));
  const told = show(unprintable);
  expect(told).not.toContain("No font of ours");
  expect(told).toContain(i18n.t("papers:failure.lettersNotPrintable"));
  expect(show(new ApiFailure(418, "of_tomorrow", "Said by nobody."))).toContain(
    i18n.t("papers:failure.unknown"),
  );
  expect(show(new TypeError("undefined is not a function"))).toContain(i18n.t("papers:failure.unknown"));
});

test("No two languages share the words", async () => {
  const told = await Promise.all(
    locales.map(async (locale) =>
      (await browserI18n(locale, ["papers"])).t("papers:failure.lettersNotPrintable"),
    ),
  );
  expect(new Set(told).size).toBe(locales.length);
});
