/** The worked examples of guides and articles agree with the calculator, in each language. */
import { load } from "cheerio";
import { beforeAll, expect, test } from "vitest";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { formatBaht } from "../../../domain/facts/format-fact.ts";
import { buildingFees } from "../../../domain/finance/building-fees.ts";
import { cashToKeys } from "../../../domain/finance/cash-to-keys.ts";
import { toBaht, toSatang } from "../../../domain/finance/finance.ts";
import {
  type Seller,
  chargeOn,
  customarySplit,
  transferCosts,
} from "../../../domain/finance/transfer-costs.ts";
import { type Locale, locales } from "../../../domain/languages/locales.ts";
import type { Article } from "../../../domain/site/article.ts";
import { formatSum } from "../../../domain/texts/articles/format-sum.ts";
import { type ContentFiles, buildContent } from "../../../web/content/build/build-content.ts";
import { readSourceFiles } from "../../../web/content/build/sources/source-files.ts";

const sources = readSourceFiles();
let files: ContentFiles;
beforeAll(async () => {
  files = await buildContent(sources);
});

/** The figures of each row of each table, and of each paragraph, as the reader sees them. */
function figuresOf(locale: Locale, name: string): string[][] {
  const { html } = files.get(`/content/${locale}/${name}.json`) as Article;
  const $ = load(html);
  return $("tr, p, li")
    .toArray()
    .map((block) =>
      $(block)
        .find(".figure")
        .toArray()
        .map((figure) => $(figure).text()),
    );
}

const person = (years: number): Seller => ({ kind: "person", years, isInHouseBook: false });
const costsOf = (price: number, appraised: number, years: number) =>
  transferCosts(
    shippedFacts,
    { price: toSatang(price), appraised: toSatang(appraised), seller: person(years) },
    customarySplit,
  );

test.each(locales)(
  "The resale for cash in the guide to costs and taxes is the calculator's, in %s",
  (locale) => {
    const costs = costsOf(3_200_000, 2_600_000, 3);
    const onAppraised = costsOf(2_600_000, 2_600_000, 3).transferFee;
    expect(chargeOn(shippedFacts, toSatang(2_600_000), "transfer-fee")).toBe(onAppraised.total);
    const rows = [
      [2_600_000, toBaht(onAppraised.total), toBaht(onAppraised.buyer)],
      [3_200_000, toBaht(costs.transferFee.total), toBaht(costs.transferFee.buyer)],
      [3_200_000, toBaht(costs.sellersTax.total)],
      [2_600_000, toBaht(costs.withholding.total)],
      // Beside business tax, the stamp duty that is due once the seller has waited.
      [toBaht(costs.sellersTax.total), toBaht(costsOf(3_200_000, 2_600_000, 6).sellersTax.total)],
    ];
    expect(rows).toEqual([
      [2_600_000, 52_000, 26_000],
      [3_200_000, 64_000, 32_000],
      [3_200_000, 105_600],
      [2_600_000, 29_900],
      [105_600, 16_000],
    ]);
    expect(costs.sellersTax.buyer + costs.withholding.buyer).toBe(0);
    const shown = figuresOf(locale, "guides/costs-and-taxes");
    for (const row of rows) expect(shown).toContainEqual(row.map((baht) => formatBaht(baht, locale)));
  },
);

test.each(locales)(
  "The couple's purchase in the guide for foreigners is the calculator's, in %s",
  (locale) => {
    const after = costsOf(2_800_000, 2_800_000, 6);
    const before = costsOf(2_800_000, 2_800_000, 5);
    const rows = [
      [after.transferFee.total],
      [after.sellersTax.total],
      [after.transferFee.buyer],
      [before.sellersTax.total],
    ].map((row) => row.map(toBaht));
    expect(rows).toEqual([[56_000], [14_000], [28_000], [92_400]]);
    const shown = figuresOf(locale, "guides/buying-a-condo-as-a-foreigner");
    for (const row of rows) expect(shown).toContainEqual(row.map((baht) => formatBaht(baht, locale)));
  },
);

test("The examples of the article on closing costs are the calculator's", () => {
  const transfer = { price: toSatang(2_500_000), appraised: toSatang(2_500_000), seller: person(3) };
  const options = {
    transfer,
    squareMeters: 35,
    fees: buildingFees(shippedFacts, { commonFee: 50, sinkingFund: 500 }),
  };
  const usual = cashToKeys(shippedFacts, { ...options, split: customarySplit });
  const all = cashToKeys(shippedFacts, {
    ...options,
    split: { transferFee: "buyer", sellersTax: "buyer", withholding: "buyer" },
  });
  expect(toBaht(usual.total.from)).toBe(2_500_000 + 25_000 + 21_000);
  expect(toBaht(all.total.from)).toBe(2_500_000 + 50_000 + 82_500 + 28_750 + 21_000);
  const shown = figuresOf("en", "buyers/closing-costs");
  const rows = [
    [usual.transfer.transferFee.buyer],
    [usual.commonFee?.from ?? 0],
    [all.transfer.transferFee.buyer, all.transfer.sellersTax.buyer],
  ];
  for (const row of rows) {
    expect(shown).toContainEqual(row.map((amount) => formatBaht(toBaht(amount), "en")));
  }
});

test("The common fee of the guide's flat is the calculator's, for a month and for a year", () => {
  const flat = (commonFee: number | null) =>
    cashToKeys(shippedFacts, {
      transfer: { price: toSatang(3_200_000), appraised: toSatang(2_600_000), seller: person(3) },
      split: customarySplit,
      squareMeters: 42,
      fees: buildingFees(shippedFacts, { commonFee, sinkingFund: null }),
    }).commonFee;
  const usual = flat(null);
  const monthly = { from: toBaht(usual?.from ?? 0) / 12, to: toBaht(usual?.to ?? 0) / 12 };
  const shown = figuresOf("en", "guides/costs-and-taxes");
  expect(shown).toContainEqual([formatBaht(monthly, "en")]);
  expect(shown).toContainEqual([formatBaht(toBaht(flat(50)?.from ?? 0), "en")]);
});

const charges = ["transfer-fee", "specific-business-tax", "stamp-duty", "withholding-company"];
const anyCharge = new RegExp(`<Share[^>]*fact="(?:${charges.join("|")})"`, "g");
const wholeOrHalf = new RegExp(
  `<Share of=\\{(\\d+)\\} fact="(${charges.join("|")})"( part=\\{0\\.5\\})? />`,
  "g",
);

test("Each charge that any text works out is the calculator's", () => {
  const articles = sources.filter(({ file }) => file.endsWith(".mdx"));
  const found = articles.flatMap(({ locale, file, text }) =>
    [...text.matchAll(wholeOrHalf)].map(([, of, fact = "", half]) => ({
      at: `${locale}/${file}`,
      locale,
      of: Number(of),
      fact,
      isHalf: half !== undefined,
    })),
  );
  // None is written in another way, which this test would miss.
  expect(found).toHaveLength(articles.flatMap(({ text }) => [...text.matchAll(anyCharge)]).length);
  expect(found.length).toBeGreaterThan(50);
  for (const { at, locale, of, fact, isHalf } of found) {
    const costs = costsOf(of, of, fact === "stamp-duty" ? 6 : 3);
    const cost = fact === "transfer-fee" ? costs.transferFee : costs.sellersTax;
    const shown = formatSum({ kind: "share", of, fact, part: isHalf ? 0.5 : 1 }, shippedFacts, locale);
    expect(shown, at).toBe(formatBaht(toBaht(isHalf ? cost.buyer : cost.total), locale));
  }
});

test("Each withholding tax that any text works out is the calculator's", () => {
  const found = sources.flatMap(({ locale, text }) =>
    [...text.matchAll(/<Withheld appraised=\{(\d+)\} years=\{(\d+)\} \/>/g)].map(([, appraised, years]) => ({
      locale,
      appraised: Number(appraised),
      years: Number(years),
    })),
  );
  expect(found.length).toBeGreaterThanOrEqual(locales.length);
  for (const { locale, appraised, years } of found) {
    const { withholding } = costsOf(9_000_000, appraised, years);
    const shown = formatSum({ kind: "withheld", appraised, years }, shippedFacts, locale);
    expect(shown).toBe(formatBaht(Math.round(toBaht(withholding.total)), locale));
  }
});

test.each(locales)("The table by years of ownership is the calculator's, in %s", (locale) => {
  const { html } = files.get(`/content/${locale}/guides/costs-and-taxes.json`) as Article;
  const $ = load(html);
  const taxes = $("table")
    .first()
    .find("tbody tr td:last-child")
    .toArray()
    .map((cell) => $(cell).text());
  expect(taxes).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((years) =>
      formatBaht(Math.round(toBaht(costsOf(1, 2_600_000, years).withholding.total)), locale),
    ),
  );
});
