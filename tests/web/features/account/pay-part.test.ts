/** What a buyer is to pay stands in the order in which it is due. */
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { MyContract } from "../../../../domain/leads/my-application.ts";
import { PayPart } from "../../../../web/features/account/application/pay-part.client.tsx";
import { RouterContext } from "../../../../web/routing/router-context.ts";
import type { Router } from "../../../../web/routing/router-state.ts";
import { browserI18n } from "../../browser-i18n.ts";

const router = { createHref: (to: string) => to } as Partial<Router> as Router;
const due = (number: number, dueOn: string) => ({ number, dueOn, amount: 100, paid: 0 });
const paying = {
  promptPayId: "",
  billerId: "",
  accountHolder: "Sample",
  bank: "Sample Bank",
  accountNumber: "1234567890",
  swift: "",
  bankAddress: "",
  noteAbroad: "",
};
const shown: Partial<MyContract> = {
  paymentCode: "BCDF",
  paying,
  instalments: [due(1, "2026-10-05"), due(2, "2026-11-05"), due(3, "2026-12-05"), due(4, "2027-01-05")],
  fees: [due(1001, "2026-12-20")],
};

test("A late fee that is due later stands below the instalments before it", async () => {
  const html = renderToStaticMarkup(
    element(
      I18nextProvider,
      { i18n: await browserI18n("en", ["paying", "myApplication", "myMoney"]) },
      element(
        RouterContext,
        { value: router },
        element(PayPart, { contract: shown as MyContract, nowMs: Date.parse("2026-12-10T05:00:00Z") }),
      ),
    ),
  );
  const names = html.match(/(?:Instalment|Late fee) \d+/g) ?? [];
  expect([...new Set(names)]).toEqual([
    "Instalment 1",
    "Instalment 2",
    "Instalment 3",
    "Late fee 1",
    "Instalment 4",
  ]);
});
