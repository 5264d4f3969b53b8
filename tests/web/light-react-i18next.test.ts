import { createInstance } from "i18next";
import { createElement as element } from "react";
import { renderToString } from "react-dom/server";
import * as library from "react-i18next";
import { expect, test } from "vitest";
import { translation } from "../../web/i18n/de.ts";
import * as browser from "../../web/i18n/light-react-i18next.tsx";

const instance = createInstance();
void instance.use(library.initReactI18next).init({
  lng: "de",
  resources: { de: { translation } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

function renderWith({
  I18nextProvider,
  useTranslation,
}: Pick<typeof browser, "I18nextProvider" | "useTranslation">) {
  const Probe = () => {
    const { t, i18n, ready } = useTranslation();
    return element(
      "p",
      { lang: i18n.language },
      t("catalogue.count", { count: 3 }),
      t("frame.search"),
      `${ready}`,
    );
  };
  return renderToString(element(I18nextProvider, { i18n: instance, children: element(Probe) }));
}

test("A component reads in the browser what it reads on the server", () => {
  const server: unknown = library;
  const html = renderWith(server as typeof browser);
  expect(html).toContain(translation.frame.search);
  expect(renderWith(browser)).toBe(html);
});

test("A component without texts around it says so", () => {
  const Probe = () => element("p", null, browser.useTranslation().t("frame.search"));
  expect(() => renderToString(element(Probe))).toThrow("There are no texts around this.");
});
