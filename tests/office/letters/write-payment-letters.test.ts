import { load } from "cheerio";
import { expect, test } from "vitest";
import { formatDay } from "../../../domain/languages/format-date.ts";
import { type Locale, intlTags, locales } from "../../../domain/languages/locales.ts";
import { instalmentSteps } from "../../../domain/leads/instalment-steps.ts";
import { letterTexts } from "../../../domain/texts/letters/letter-texts.ts";
import type { ToldLetter } from "../../../office/letters/told-letter.ts";
import { writeLetter } from "../../../office/letters/write-letter.ts";

const addresses = {
  officeAddress: "office@example.com",
  siteName: "Lamp House",
  siteUrl: "https://site.test",
};
const common = (locale: Locale) =>
  ({ audience: "visitor", to: "anna@example.com", locale, reference: "BT7K-2M3N" }) as const;

const instalment = (locale: Locale, step: (typeof instalmentSteps)[number]): ToldLetter => ({
  ...common(locale),
  kind: "instalment",
  step,
  number: 3,
  dueOn: "2026-12-01",
  amount: 25_000,
  owed: 12_345.5,
  overdueInAll: 37_345.5,
  home: "Sea view",
});

/** In the tag's own digits, as the sums of the letter are. */
const sum = (amount: number, locale: Locale) =>
  new Intl.NumberFormat(intlTags[locale], { minimumFractionDigits: 2 }).format(amount);

const cases = locales.flatMap((locale) => instalmentSteps.map((step) => ({ locale, step })));

test.for(cases)(
  "$step in $locale names sum and day, in text and HTML alike, and the zone where it says today",
  async ({ locale, step }) => {
    const { subject, text, html } = await writeLetter(
      instalment(locale, step),
      addresses,
      letterTexts[locale],
    );
    const page = load(html);
    expect(page("html").attr("lang")).toBe(intlTags[locale]);
    expect(subject).toMatch(/\S – BT7K-2M3N$/);
    for (const words of [text, page("main").text()]) {
      expect(words).toContain(sum(12_345.5, locale));
      expect(words).toContain(sum(37_345.5, locale));
      expect(words).toContain(formatDay("2026-12-01", locale));
      expect(/Pattaya|พัทยา|芭提雅|Паттайи/.test(words)).toBe(step === "on_day");
      expect(words.includes(letterTexts[locale].instalmentCrossed)).toBe(step.startsWith("after"));
      expect(words).toContain(letterTexts[locale].instalmentHowToPay);
      // Who is late may have something to say.
      expect(words.includes(letterTexts[locale].contractAsk)).toBe(step.startsWith("after"));
      // A buyer wrote to nobody by mistake.
      expect(words).not.toContain(letterTexts[locale].notYou);
      expect(words).not.toContain("{{");
    }
  },
);

test("Each step has a subject of its own in each language", async () => {
  for (const locale of locales) {
    const subjects = await Promise.all(
      instalmentSteps.map(
        async (step) => (await writeLetter(instalment(locale, step), addresses, letterTexts[locale])).subject,
      ),
    );
    expect(new Set(subjects).size).toBe(instalmentSteps.length);
  }
});

test.each(locales)(
  "In %s a correction names the receipt that no longer holds, its sum and its day, and since when it does not count",
  async (locale) => {
    const { subject, text, html } = await writeLetter(
      {
        ...common(locale),
        kind: "correction",
        number: "2026-000013",
        takesBack: "2026-000012",
        takenBackOn: "2026-12-09",
        amount: 12_345.5,
        paidOn: "2026-12-01",
        instalment: 3,
        home: "Sea view",
        paid: 1_234.25,
        left: 37_345.5,
        moves: 4_321.25,
        kept: 111.25,
        returned: 222.25,
      },
      addresses,
      letterTexts[locale],
    );
    expect(subject).toContain("2026-000013");
    for (const words of [text, load(html)("main").text()]) {
      expect(words).toContain(formatDay("2026-12-09", locale));
      for (const said of ["2026-000013", "2026-000012", sum(12_345.5, locale), sum(37_345.5, locale)])
        expect(words).toContain(said);
      for (const said of [1_234.25, 4_321.25, 111.25, 222.25].map((one) => sum(one, locale)))
        expect(words).toContain(said);
      expect(words).toContain(formatDay("2026-12-01", locale));
      expect(words).not.toContain(letterTexts[locale].receipt.slice(0, 12));
      expect(words).not.toContain("{{");
    }
  },
);

test("Whole baht have no satang, and the down payment is called so", async () => {
  const { text } = await writeLetter(
    {
      ...common("de"),
      kind: "receipt",
      number: "R-2026-0001",
      takesBack: null,
      takenBackOn: null,
      amount: 200_000,
      paidOn: "2026-12-01",
      instalment: 0,
      home: null,
      paid: null,
      left: 1_800_000.25,
      moves: null,
      kept: null,
      returned: null,
    },
    addresses,
    letterTexts.de,
  );
  const plain = text.replaceAll("\u00a0", " ");
  expect(plain).toContain("Betrag: 200.000 THB");
  expect(plain).toContain("Für: Anzahlung");
  expect(plain).not.toContain(letterTexts.de.receiptMoves);
  expect(plain).toContain("Noch zu zahlen: 1.800.000,25 THB");
});
