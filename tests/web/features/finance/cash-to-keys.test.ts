/** The rows of the calculator as the server renders them. */
import { load } from "cheerio";
import { createElement as element } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { type Locale, locales } from "../../../../domain/languages/locales.ts";
import { CashToKeysSheet } from "../../../../web/features/finance/sheets/cash-to-keys-sheet.tsx";
import { readSourceTexts } from "../../../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../../../web/i18n/server.ts";

type Home = { isFirstSale: boolean; hasCommonFee: boolean };

async function renderSheet(locale: Locale, home: Home) {
  const sheet = element(CashToKeysSheet, {
    price: 2_280_000,
    squareMeters: 40,
    fees: { commonFee: 55, sinkingFund: 600 },
    isFixed: true,
    ...home,
  });
  const $ = load(
    renderToString(element(I18nextProvider, { i18n: await serverI18n(locale, readSourceTexts) }, sheet)),
  );
  const rows = $("tbody tr")
    .toArray()
    .map((row) => ({
      name: $(row).find("th label").text() || $(row).find("th").text(),
      payers: $(row)
        .find("option")
        .toArray()
        .map((option) => $(option).text()),
      chosen: $(row).find("option[selected]").text(),
      cells: $(row)
        .find("td")
        .toArray()
        .map((cell) => $(cell).text()),
    }));
  return { rows, total: withPlainSpaces($("output").last().text()) };
}

/** `Intl` sets a space that does not break between currency and amount. */
const withPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

const resale: Home = { isFirstSale: false, hasCommonFee: true };

test("A resale shows each charge with its custom, and no sinking fund", async () => {
  const { rows, total } = await renderSheet("en", resale);
  expect(rows.map(({ name, chosen, cells }) => [name, chosen, ...cells])).toEqual([
    ["Price", "", "2,280,000", "2,280,000"],
    ["Transfer fee, 2%", "Shared", "45,600", "22,800"],
    ["Specific business tax, 3.3%", "Seller", "75,240", "0"],
    ["Withholding tax, owned for 3 years", "Seller", "26,220", "0"],
    ["Common fee, 12 months in advance", "", "26,400", "26,400"],
  ]);
  expect(rows[2]?.payers).toEqual(["Shared", "You", "Seller"]);
  expect(total).toBe("THB 2,329,200");
});

test("On a first sale the sinking fund is due, and the developer cannot pass on the whole fee", async () => {
  const { rows } = await renderSheet("en", { ...resale, isFirstSale: true });
  expect(rows[1]?.payers).toEqual(["Shared", "Seller"]);
  expect(rows.map(({ name }) => name)).toContain("Withholding tax, 1%");
  expect(rows.find(({ name }) => name === "Sinking fund, once")?.cells).toEqual(["24,000", "24,000"]);
});

test("A home without common property has no row for the fees of a building", async () => {
  const { rows, total } = await renderSheet("en", { isFirstSale: true, hasCommonFee: false });
  expect(rows).toHaveLength(4);
  expect(total).toBe("THB 2,302,800");
});

test.each(locales)("In %s every row has its name and every choice its words", async (locale) => {
  const { rows } = await renderSheet(locale, resale);
  expect(rows).toHaveLength(5);
  expect(rows.filter(({ payers }) => payers.length === 3)).toHaveLength(3);
  for (const text of rows.flatMap(({ name, payers }) => [name, ...payers])) {
    expect(text).toMatch(/\p{Letter}/u);
    expect(text).not.toMatch(/cash\.|\{\{/);
  }
});
