import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { Figure } from "../../../../domain/site/article.ts";
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

test("A sourced figure links its page; one without a page says that it is not verified, or our estimate", async () => {
  const i18n = await serverI18n("en", readSourceTexts);
  const list = element(ArticleFigures, { figures, language: "en" });
  const html = renderToStaticMarkup(element(I18nextProvider, { i18n, children: list }));
  const [first, second, third] = html.split('<li id="figure-').slice(1);
  expect(first).toContain('href="https://x.example/act"');
  expect(first).not.toContain("<strong");
  expect(second).toMatch(/<strong[^>]*>not verified<\/strong>/);
  expect(second).not.toContain("href");
  expect(third).toMatch(/<strong[^>]*>our own estimate<\/strong>/);
});
