/** What a buyer can pay into. */
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { defaultSettings } from "../../domain/site/site.ts";
import { HowToPay } from "../../web/paying/how-to-pay.tsx";
import { readSourceTexts } from "../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../web/i18n/server.ts";

test("A transfer to the account is offered only where it has a number", async () => {
  const i18n = await serverI18n("en", readSourceTexts);
  const show = (accountNumber: string) => {
    const paying = {
      ...defaultSettings.paying,
      promptPayId: "0812345678",
      accountHolder: "Baan Tawan",
      accountNumber,
    };
    const pay = { paying, amount: 100, reference: "RF47KMTP012", what: "Instalment 12" };
    return renderToStaticMarkup(element(I18nextProvider, { i18n }, element(HowToPay, pay)));
  };
  expect(show("123-4-56789-0")).toContain("Transfer to our account");
  expect(show("")).not.toContain("Transfer to our account");
  expect(show("")).toContain("Baan Tawan");
});
