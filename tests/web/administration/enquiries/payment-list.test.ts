/** In the list of payments, what was taken back is told from what was received. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { Contract } from "../../../../domain/leads/desk/lead-details.ts";
import { DeskContext } from "../../../../web/administration/enquiries/desk-context.ts";
import { PaymentList } from "../../../../web/administration/enquiries/contract/payment-list.tsx";
import { RouterContext } from "../../../../web/routing/router-context.ts";
import type { Router } from "../../../../web/routing/router-state.ts";
import { browserI18n } from "../../browser-i18n.ts";

const router = { createHref: (to: string) => to } as Partial<Router> as Router;
const payment = {
  number: 1,
  paidOn: "2026-11-05",
  method: "transfer",
  note: "",
  surplus: null,
  currency: null,
  foreignAmount: null,
  bahtPerUnit: null,
  admin: null,
  arrival: "one",
} as const;
const shown: Partial<Contract> = {
  id: "c",
  entries: [],
  payments: [
    { ...payment, id: "kept", amount: 10_000, surplus: 250.5, corrects: null, receipt: "2026-000011" },
    { ...payment, id: "slip", amount: 30_000, corrects: null, receipt: "2026-000012" },
    { ...payment, id: "back", amount: -30_000, corrects: "slip", arrival: "two", receipt: "2026-000013" },
  ],
};
const contract = shown as Contract;

async function itemsOf(locale: "en" | "th") {
  const html = renderToStaticMarkup(
    element(
      I18nextProvider,
      { i18n: await browserI18n(locale, ["admin"]) },
      element(
        QueryClientProvider,
        { client: new QueryClient() },
        element(
          DeskContext,
          { value: {} as never },
          element(RouterContext, { value: router }, element(PaymentList, { contract, mayEnter: true })),
        ),
      ),
    ),
  );
  return {
    html,
    items: html
      .split("<li")
      .slice(1)
      .map((item) => item.split("</li>")[0] ?? ""),
  };
}

test("A payment that was taken back says by which correction, and the correction is named as its paper", async () => {
  const { html, items } = await itemsOf("en");
  // Both arrived as one sum, of which one payment is left.
  expect(html).not.toContain("Take the whole sum back");
  const mark = "Taken back by correction 2026-000013";
  expect(items.map((item) => item.includes(mark))).toEqual([false, true, false]);
  expect(items.map((item) => item.includes("<s "))).toEqual([false, true, false]);
  expect(items[0]).toContain(">Receipt 2026-000011<");
  expect(items[0]).toContain("250.50 THB more arrived than was owed and goes back to the buyer");
  expect(items[1]).toContain(">Receipt 2026-000012<");
  expect(items[2]).toContain(">Correction 2026-000013<");
});

test("In Thai the statement's year is that of its paper", async () => {
  const { html } = await itemsOf("th");
  expect(html).toContain("2569<");
  expect(html).not.toContain("2026<");
});
