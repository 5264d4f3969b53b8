/**
 * One contract, 2,000,000 with 200,000 down and twelve instalments of 30,000 paid, through every place that says what
 * carries over: on the promise of the specification, and on terms that the owner has changed.
 */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { load } from "cheerio";
import { type ReactNode, createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { beforeAll, expect, test } from "vitest";
import { promisedUpgrade } from "../../domain/finance/carry-over.ts";
import { buildSchedule } from "../../domain/finance/finance.ts";
import { exampleTerms, planOf } from "../../domain/finance/finance-terms.ts";
import { planContract } from "../../domain/leads/desk/contract-schedule.ts";
import type { Contract, LeadDetails } from "../../domain/leads/desk/lead-details.ts";
import type { ContractTerms } from "../../domain/leads/desk/lead-orders.ts";
import { replyTextKeys, writeReplyText } from "../../domain/leads/desk/reply-texts.ts";
import { locales } from "../../domain/languages/locales.ts";
import type { SearchAnswer } from "../../domain/search/answer.ts";
import type { TextIndex } from "../../domain/search/texts/build-text-index.ts";
import { findTexts } from "../../domain/search/texts/find-texts.ts";
import { type Article, type Faq, contentAddresses } from "../../domain/site/article.ts";
import { type Site, defaultSite } from "../../domain/site/site.ts";
import { letterTexts } from "../../domain/texts/letters/letter-texts.ts";
import { renderGuide } from "../../studio/guide/render-guide.tsx";
import { ContractPanel } from "../../web/administration/enquiries/contract/contract-panel.tsx";
import { ContractPreview } from "../../web/administration/enquiries/contract/contract-preview.tsx";
import { DeskContext } from "../../web/administration/enquiries/desk-context.ts";
import { type ContentFiles, buildContent } from "../../web/content/build/build-content.ts";
import { readSourceFiles } from "../../web/content/build/sources/source-files.ts";
import { fillFaq, fillOwnerPlaces } from "../../web/content/fill-owner-places.ts";
import { plainText } from "../../domain/texts/plain-text.ts";
import { ContractPart } from "../../web/features/account/application/contract-part.tsx";
import { StoppingSheet } from "../../web/features/finance/sheets/stopping-sheet.tsx";
import { CarryOver } from "../../web/features/front-page/carry-over.tsx";
import { describeFaq } from "../../web/features/reading/reference-data.ts";
import { readLocation } from "../../web/routing/addresses.ts";
import { RouterContext } from "../../web/routing/router-context.ts";
import { createStaticRouter } from "../../web/routing/static-router.ts";
import { SiteProvider } from "../../web/visitor/use-site.ts";
import { fillNotes } from "../../worker/backend/search-notes.ts";
import { exampleListing } from "../example-listing.ts";
import { browserI18n } from "./browser-i18n.ts";

const sources = readSourceFiles();
let files: ContentFiles;
beforeAll(async () => {
  files = await buildContent(sources);
});
const read = <File>(address: string) => files.get(address) as File;
const faq = () => read<Faq>(contentAddresses.faq("en"));

const changedUpgrade = { upgradeAfterMonths: 6, carryOverPercent: 80, downPaymentCounts: false };
const cases = [
  {
    upgrade: promisedUpgrade,
    moves: "THB 560,000",
    movesInTwoYears: "THB 920,000",
    after: "After 12 months of repayments",
    says: /every baht (?:you have )?paid carries over/,
  },
  {
    upgrade: changedUpgrade,
    moves: "THB 288,000",
    movesInTwoYears: "THB 576,000",
    after: "After 6 months of repayments",
    says: /80% of the instalments you have paid carries over/,
  },
];

const terms: ContractTerms = {
  price: 2_000_000,
  downPayment: 200_000,
  months: 60,
  premiumPercent: 0,
  interestPercent: 0,
  startsOn: "2025-10-31",
  forfeiturePercent: 100,
  ...promisedUpgrade,
};

const home = exampleListing(1, {
  price: terms.price,
  status: ["for-sale", "finance-available"],
  financeTerms: terms,
});

/** With the terms that the owner had when it was signed, and the first twelve instalments paid. */
function signed(upgrade: Site["terms"]["upgrade"]): Contract {
  const planned = planContract(terms);
  return {
    ...terms,
    ...upgrade,
    id: "1",
    paymentCode: "BCDF",
    paying: null,
    home: null,
    contractPrice: planned.contractPrice,
    instalments: planned.instalments.map((one) => ({ ...one, paid: one.number <= 12 ? one.amount : 0 })),
    fees: [],
    follows: null,
    endedBy: null,
    entries: [],
    payments: [],
    documents: [],
  };
}

const siteWith = (upgrade: Site["terms"]["upgrade"]): Site => ({
  ...defaultSite,
  terms: { ...defaultSite.terms, upgrade },
});

async function wordsOf(site: Site, part: ReactNode): Promise<string> {
  const i18n = await browserI18n("en", ["admin", "myApplication", "myMoney"]);
  const desk = {
    fetchJson: () => Promise.reject(new Error("not asked")),
    fetchText: () => Promise.reject(new Error("not asked")),
    sign: () => Promise.reject(new Error("not asked")),
    me: "",
    rights: [],
    colleagues: [],
  };
  const router = createStaticRouter(
    {
      location: readLocation(new URL("https://site.example/"), "/"),
      match: { route: { path: "/", Page: () => null }, params: {} },
      error: undefined,
      arrival: { show: "same" },
    },
    { basename: "/" },
  );
  const around: ((inner: ReactNode) => ReactNode)[] = [
    (inner) => element(DeskContext, { value: desk }, inner),
    (inner) => element(I18nextProvider, { i18n }, inner),
    (inner) => element(QueryClientProvider, { client: new QueryClient() }, inner),
    (inner) => element(RouterContext, { value: router }, inner),
    (inner) => element(SiteProvider, { value: site }, inner),
  ];
  const within = around.reduce((inner, wrap) => wrap(inner), part);
  return load(renderToStaticMarkup(within)).text().replaceAll("\u00a0", " ");
}

test.each(cases)("The pages say $moves", async ({ upgrade, moves, movesInTwoYears, after, says }) => {
  const site = siteWith(upgrade);
  const frontPage = await wordsOf(site, element(CarryOver, { home }));
  // The picture begins at month 24.
  expect(frontPage).toContain(`${movesInTwoYears}moves with you to your next home`);
  expect(frontPage).toContain(after);
  expect(frontPage).toMatch(says);
  const schedule = buildSchedule(planOf(terms.price, { ...exampleTerms.rentToOwn, ...terms }));
  const simulator = await wordsOf(
    site,
    element(StoppingSheet, {
      schedule,
      month: 12,
      months: 60,
      forfeiturePercent: 100,
      endsInOwnership: true,
      onMonth: () => undefined,
    }),
  );
  expect(simulator).toContain(moves);
});

test("On the promise the front page says the specification's words", async () => {
  const frontPage = await wordsOf(defaultSite, element(CarryOver, { home: undefined }));
  expect(frontPage).toContain(
    "After 12 months of repayments you can upgrade to another condo with no charge or commission, and every baht paid carries over.",
  );
});

test.each(cases)(
  "Account and office say $moves of a contract signed on those terms",
  async ({ upgrade, moves }) => {
    const contract = { ...signed(upgrade), home: null };
    // The owner's terms of today are others.
    const today = siteWith({ upgradeAfterMonths: 99, carryOverPercent: 1, downPaymentCounts: false });
    const account = await wordsOf(
      today,
      element(ContractPart, { contract, reference: "AAAA-BBBB", nowMs: Date.parse("2026-11-27") }),
    );
    expect(account).toContain(`${moves} so far`);
    expect(account).toContain("THB 560,000 paid, THB 1,440,000 left");
    expect(account).toContain("You can move on to your next home now.");
    expect(account).toContain(`${moves} moves along to your next home`);
    expect(account).toContain("Of the THB 560,000 you have paid");
    const lead = { contract, earlierContracts: [] as Contract[] } as LeadDetails;
    const office = await wordsOf(today, element(ContractPanel, { lead }));
    expect(office).toContain(`${moves} carries over; the upgrade is open`);
  },
);

test("Before it is entered, the office reads what both sides will", async () => {
  const planned = planContract(terms);
  const preview = await wordsOf(defaultSite, element(ContractPreview, { terms, planned }));
  expect(preview).toContain(
    "After 12 paid instalments, on 31 Oct 2026 at the earliest: THB 560,000 of the THB 560,000 paid by then carries over.",
  );
  expect(preview).toContain("Whoever stops then loses THB 560,000 of THB 560,000.");
});

test.each(cases)("Guide, articles, questions, structured data and search say: $after", async (one) => {
  const site = siteWith(one.upgrade);
  const guide = read<Article>(contentAddresses.article("en", "guides", "rent-to-own-explained"));
  const words = plainText(fillOwnerPlaces(guide.html, site, "en"));
  expect(words).toContain(one.after);
  expect(words).toMatch(one.says);

  const filled = fillFaq(faq(), site);
  const question = filled.groups.flatMap((group) => group.questions).find(({ id }) => id === "upgrade");
  expect(plainText(question?.html ?? "")).toBe(question?.text);
  expect(question?.text).toContain(one.after);
  expect(question?.text).toMatch(one.says);
  expect(JSON.stringify(describeFaq(filled))).toMatch(one.says);

  const index = read<TextIndex>(contentAddresses.search("en"));
  const answer: SearchAnswer = {
    language: "en",
    first: "texts",
    page: null,
    building: null,
    unused: [],
    homes: null,
    texts: findTexts("how does the upgrade bonus work", index, true),
    near: [],
  };
  const [found] = (await fillNotes(answer, site, async () => faq())).texts;
  expect(found?.id).toBe("upgrade");
  expect(found?.note).toContain(one.after);
});

test("The printed guide says the promise, as the page did on the day it was printed", async () => {
  const { html } = await renderGuide(sources, "en");
  const words = plainText(html);
  expect(words).toContain("After 12 months of repayments");
  expect(words).toMatch(/every baht paid carries over/);
});

test("No letter has a promise of its own: what carries over is read in the account", () => {
  const letters = locales.flatMap((locale) => [
    ...Object.values(letterTexts[locale]).filter((text) => typeof text === "string"),
    ...replyTextKeys.map((key) => writeReplyText(key, locale, { name: "A", reference: "B", office: "C" })),
  ]);
  expect(letters.length).toBeGreaterThan(60);
  for (const letter of letters) expect(letter).not.toMatch(/\b12\b|%|every baht|carr(?:y|ies) over|upgrade/i);
});

test.each(locales)(
  "In %s no place for the owner's terms is left unfilled, and no text keeps the promise",
  (locale) => {
    const promised = siteWith(promisedUpgrade);
    const changed = siteWith({ ...changedUpgrade, upgradeAfterMonths: 7 });
    const texts = [...files].filter(([address]) => address.startsWith(`/content/${locale}/`));
    let places = 0;
    for (const [address, file] of texts) {
      const html = isArticle(file)
        ? file.html
        : isFaq(file)
          ? file.groups.flatMap(({ questions }) => questions.map((one) => one.html)).join("")
          : "";
      const [kept, other] = [fillOwnerPlaces(html, promised, locale), fillOwnerPlaces(html, changed, locale)];
      expect(kept + other, address).not.toMatch(/data-owner|\{\{/);
      if (kept === other) continue;
      places += 1;
      expect(plainText(other), address).toMatch(/(?<!\d)7(?!\d)/);
      if (/data-share/.test(html)) expect(other, address).toMatch(/80\s?%/);
    }
    // FAQ, about us, terms, three guides and a post.
    expect(places).toBe(7);
  },
);

const isArticle = (file: unknown): file is Article =>
  typeof file === "object" && file !== null && "html" in file;
const isFaq = (file: unknown): file is Faq =>
  typeof file === "object" && file !== null && "groups" in file && "figures" in file;
