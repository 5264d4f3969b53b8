/** Slips of wording that a native reader found, kept from coming back. */
import { readFileSync, readdirSync } from "node:fs";
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Locale } from "../../../domain/languages/locales.ts";
import { defaultSite } from "../../../domain/site/site.ts";
import { SiteProvider } from "../../../web/visitor/use-site.ts";
import { PageHead } from "../../../web/components/page/page-head.tsx";

/** Of everything that readers see in a language, administration aside: file and line. */
function linesOf(locale: Locale): { at: string; line: string }[] {
  const folders = [`web/i18n/${locale}/`, `web/content/${locale}/`];
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:ts|mdx|yaml)$/.test(file) && !file.startsWith("admin"))
      .flatMap((file) =>
        readFileSync(folder + file, "utf8")
          .split("\n")
          .map((line, index) => ({ at: `${folder}${file}:${index + 1}`, line })),
      ),
  );
}

const found = (locale: Locale, wrong: RegExp) =>
  linesOf(locale)
    .filter(({ line }) => wrong.test(line))
    .map(({ at }) => at);

test("French sets no plain space before a colon, a question mark or a semicolon", () => {
  // A closing bracket may end a table's rule or an import.
  expect(found("fr", /[\p{L}\d»)] [:;?!](?:\s|$|")/u)).toEqual([]);
});

test("French sets a wide fixed space before a colon, a thin one before other signs", () => {
  expect(found("fr", /\u202f:|\u00a0[;?!]/u)).toEqual([]);
});

test.each<[Locale, RegExp]>([
  ["en", /reckoned|second factor|Cozy Beach|as many \S+ (?:steps )?as possible/],
  [
    "ru",
    /платите всего"|с арендой с выкупом|кредитор со своим требованием|Наказать могут обе|Наличными до ключей|тук-тук|О чём речь|вторым фактором|Больше фильтров|засчитан вам|Предположения:|плат\S+ за просрочку/,
  ],
  [
    "fr",
    /porter la mensualité|locataire absent trois mois|payer le temps|plan de paiement|plans de paiement|selon le plan"|salles? de bain(?!s)|reçu les reçus|frais de retard|Nouvel e-mail/,
  ],
  [
    "de",
    /sq ft|Gegenden|Bargeld bis zum|Waschraum|Ihr Antrag"|Druckblatt|Vorleseprogramm|"Es braucht|Beim Aufhören|heute aufhören/,
  ],
  [
    "zh",
    /拖动数字|在第几个月之后|第二步验证|公共管理费|纳库鲁阿|帕塔纳克|双重验证|逾期费|逾期收费|[\p{Script=Han}”）][:;?!](?=\s|"|\p{Script=Han}|$)/u,
  ],
  ["th", /"(?:คอนโดขาย|บ้านขาย|ใช้ที่อยู่อื่น|อยู่กับเรา)"|กรุณา|เขียนถึงเรา/],
])("The slips of %s are gone", (locale, wrong) => {
  expect(found(locale, wrong)).toEqual([]);
});

test("A title has no invisible letters, though a heading may have them", () => {
  const html = renderToStaticMarkup(
    element(
      SiteProvider,
      { value: defaultSite },
      element(PageHead, { title: "住进海边的\u2060家", description: "a\u2060b" }),
    ),
  );
  expect(html).toContain("住进海边的家");
  expect(html).not.toMatch(/[\u2060\u00ad]/);
});
