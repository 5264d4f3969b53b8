/** Whoever enters a contract that began long ago is told that its letters wait. */
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { planContract } from "../../../../domain/leads/desk/contract-schedule.ts";
import { daysToEnterPayments } from "../../../../domain/leads/instalment-steps.ts";
import { pattayaDay } from "../../../../domain/places/pattaya-time.ts";
import { ContractPreview } from "../../../../web/administration/enquiries/contract/contract-preview.tsx";
import { RouterContext } from "../../../../web/routing/router-context.ts";
import type { Router } from "../../../../web/routing/router-state.ts";
import { browserI18n } from "../../browser-i18n.ts";

const router = { createHref: (to: string) => to } as Partial<Router> as Router;

async function preview(startsOn: string): Promise<string> {
  const terms = {
    price: 1_200_000,
    downPayment: 0,
    months: 12,
    premiumPercent: 0,
    interestPercent: 0,
    startsOn,
    upgradeAfterMonths: 12,
    carryOverPercent: 100,
    downPaymentCounts: true,
    forfeiturePercent: 100,
  };
  return renderToStaticMarkup(
    element(
      I18nextProvider,
      { i18n: await browserI18n("en", ["admin"]) },
      element(
        RouterContext,
        { value: router },
        element(ContractPreview, { terms, planned: planContract(terms) }),
      ),
    ),
  );
}

test("A contract whose instalments are past says until when no letter tells of them", async () => {
  const until = new Date(Date.now() + daysToEnterPayments * 86_400_000);
  const html = await preview("2020-01-05");
  expect(html).toContain("12 payments of this contract were due before today.");
  expect(html).toContain("What arrived more than 30 days ago gets its receipt");
  expect(html).toContain(`Until ${new Date(pattayaDay(until)).getUTCDate()} `);
});

test("A contract that begins today says nothing of it", async () => {
  expect(await preview(pattayaDay(new Date()))).not.toContain("due before today");
});
