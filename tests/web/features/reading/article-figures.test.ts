import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { findFact } from "../../../../domain/facts/find-fact.ts";
import { shippedFacts } from "../../../../domain/facts/facts.ts";
import { type Locale, locales } from "../../../../domain/languages/locales.ts";
import type { Figure } from "../../../../domain/site/article.ts";
import { toFigure } from "../../../../domain/texts/figure-list.ts";
import { ArticleFigures } from "../../../../web/features/reading/article-figures.tsx";
import { readSourceTexts } from "../../../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../../../web/i18n/server.ts";

const figures: Figure[] = [
  {
    number: 1,
    fact: "foreign-quota",
    text: "49%",
    checkedOn: "2026-11-22",
    standing: "sourced",
    source: "The Act",
    url: "https://x.example/act",
  },
  {
    number: 2,
    fact: "two",
    text: "43%",
    checkedOn: "2026-11-22",
    standing: "unverified",
    source: "Rule of thumb",
  },
  {
    number: 3,
    fact: "three",
    text: "THB 40–75",
    checkedOn: "2026-11-22",
    standing: "estimate",
    source: "Published fees",
  },
];

async function listItems(language: Locale, shown: Figure[]): Promise<string[]> {
  const i18n = await serverI18n(language, readSourceTexts);
  const list = element(ArticleFigures, { figures: shown, language });
  const html = renderToStaticMarkup(element(I18nextProvider, { i18n, children: list }));
  return html.split('<li id="figure-').slice(1);
}

test("A sourced figure links its page; one without a page says that it is not verified, or our estimate", async () => {
  const [first, second, third] = await listItems("en", figures);
  expect(first).toContain('href="https://x.example/act"');
  expect(first).not.toContain("<strong");
  expect(second).toMatch(/<strong[^>]*>not verified<\/strong>/);
  expect(second).not.toContain("href");
  expect(third).toMatch(/<strong[^>]*>our own estimate<\/strong>/);
});

test("A source that we describe ourselves is in the reader's language, one with a name in its own", async () => {
  const shown = await Promise.all(
    locales.map(async (locale) => {
      const fee = toFigure(findFact(shippedFacts, "common-fee"), 1, locale);
      const [own] = await listItems(locale, fee ? [fee] : []);
      return own
        ?.replaceAll(/<[^>]*>/g, "")
        .split(" · ")
        .at(-1);
    }),
  );
  expect(new Set(shown).size).toBe(locales.length);
  expect(shown[0]).toBe("Fees that buildings in Pattaya and Bangkok have published");
  const [named] = await listItems("de", figures);
  expect(named).toContain('<span lang="en"><a href="https://x.example/act"');
});
