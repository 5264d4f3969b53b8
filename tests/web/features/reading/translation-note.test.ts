import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { Locale } from "../../../../domain/languages/locales.ts";
import { TranslationNote } from "../../../../web/features/reading/translation-note.tsx";
import { readSourceTexts } from "../../../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../../../web/i18n/server.ts";

async function renderNote(language: Locale): Promise<string> {
  const i18n = await serverI18n("ru", readSourceTexts);
  return renderToStaticMarkup(
    element(I18nextProvider, { i18n, children: element(TranslationNote, { language }) }),
  );
}

test("A text in another language says so in the reader's language", async () => {
  expect(await renderNote("en")).toMatch(/^<p role="note".*английск/);
});

test("A text in the reader's language says nothing", async () => {
  expect(await renderNote("ru")).toBe("");
});
