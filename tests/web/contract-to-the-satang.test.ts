/** The form, the office, the buyer and the paper name the same sums of a contract, each to the satang. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactElement, createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { planContract } from "../../domain/leads/desk/contract-schedule.ts";
import type { Contract, LeadDetails } from "../../domain/leads/desk/lead-details.ts";
import { shippedContractTexts } from "../../domain/papers/contract/shipped-texts.ts";
import { writeContractPaper } from "../../domain/papers/contract/write-contract-paper.ts";
import { defaultSite } from "../../domain/site/site.ts";
import { ContractPanel } from "../../web/administration/enquiries/contract/contract-panel.tsx";
import { ContractPreview } from "../../web/administration/enquiries/contract/contract-preview.tsx";
import { DeskContext } from "../../web/administration/enquiries/desk-context.ts";
import { ContractPart } from "../../web/features/account/application/contract-part.tsx";
import { RouterContext } from "../../web/routing/router-context.ts";
import type { Router } from "../../web/routing/router-state.ts";
import { SiteProvider } from "../../web/visitor/use-site.ts";
import { browserI18n } from "./browser-i18n.ts";

const terms = {
  price: 1_999_999.99,
  downPayment: 250_000.5,
  months: 36,
  premiumPercent: 7.25,
  interestPercent: 0,
  startsOn: "2026-01-31",
  upgradeAfterMonths: 12,
  carryOverPercent: 100,
  downPaymentCounts: true,
  forfeiturePercent: 33.33,
};
const planned = planContract(terms);
const paidOf = (number: number, amount: number) => (number < 2 ? amount : 0);
const contract: Contract = {
  ...terms,
  id: "00000000-0000-4000-8000-000000000001",
  paymentCode: "BCDF",
  paying: null,
  home: null,
  contractPrice: planned.contractPrice,
  instalments: planned.instalments.map((one) => ({ ...one, paid: paidOf(one.number, one.amount) })),
  fees: [],
  follows: null,
  endedBy: null,
  entries: [],
  payments: [],
  documents: [],
};

/** 1,999,999.99 and 7.25 % of it; less the down payment, over 36 months; the down payment and one instalment are paid. */
const named = {
  price: "1,999,999.99",
  contractPrice: "2,144,999.99",
  downPayment: "250,000.50",
  monthly: "52,638.87",
  paid: "302,639.37",
  lost: "100,869.70",
  paidByUpgrade: "881,666.94",
  lostAtUpgrade: "293,859.59",
};

const missingIn = (text: string, names: readonly (keyof typeof named)[]) =>
  names.filter((name) => !text.includes(named[name]));

async function render(part: ReactElement): Promise<string> {
  const router = { createHref: (to: string) => to } as Partial<Router> as Router;
  const fetchJson = () => Promise.reject(new Error("not asked"));
  const sign = () => Promise.resolve(new Headers());
  const desk = { fetchJson, fetchText: fetchJson, sign, me: "", rights: ["contracts"], colleagues: [] };
  const i18n = await browserI18n("en", ["admin", "myApplication", "myMoney"]);
  const html = renderToStaticMarkup(
    element(
      I18nextProvider,
      { i18n },
      element(
        QueryClientProvider,
        { client: new QueryClient() },
        element(
          RouterContext,
          { value: router },
          element(SiteProvider, { value: defaultSite }, element(DeskContext, { value: desk }, part)),
        ),
      ),
    ),
  );
  return html.replaceAll("\u00a0", " ");
}

describe("A contract's sums stand to the satang", () => {
  test("in the preview of its form", async () => {
    const html = await render(element(ContractPreview, { terms, planned }));
    expect(missingIn(html, ["contractPrice", "downPayment", "monthly"])).toEqual([]);
    expect(missingIn(html, ["paidByUpgrade", "lostAtUpgrade"])).toEqual([]);
  });

  test("in the office's panel", async () => {
    const lead = { contract, earlierContracts: [] } as Partial<LeadDetails> as LeadDetails;
    const html = await render(element(ContractPanel, { lead }));
    expect(missingIn(html, ["price", "contractPrice", "downPayment", "monthly", "paid", "lost"])).toEqual([]);
  });

  test("in the buyer's account", async () => {
    const nowMs = Date.parse("2026-03-05T00:00:00Z");
    const mine = { ...contract, home: null };
    const html = await render(element(ContractPart, { contract: mine, reference: "PAYS-ABCD", nowMs }));
    expect(missingIn(html, ["price", "contractPrice", "downPayment", "monthly", "paid", "lost"])).toEqual([]);
  });

  test("on its paper", () => {
    const paper = writeContractPaper(
      { terms: { ...contract, movedAlong: 0 }, reference: "PAYS-ABCD" },
      {
        version: 1,
        madeAt: "2026-01-30T03:00:00Z",
        buyers: [],
        seller: { name: "Seller", registration: "", address: "Pattaya", signer: "" },
        home: {
          title: "Home",
          titles: {},
          building: "",
          address: "",
          squareMeters: null,
          bedrooms: null,
          tenure: null,
          unit: "",
        },
        clauses: {},
        isSample: true,
      },
      "en",
      shippedContractTexts.en,
    );
    const text = JSON.stringify(paper);
    expect(missingIn(text, ["price", "contractPrice", "downPayment", "monthly"])).toEqual([]);
    expect(missingIn(text, ["paidByUpgrade", "lostAtUpgrade"])).toEqual([]);
  });
});
