import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { type Locale, locales } from "../../domain/locales.ts";
import { translation as de } from "../../web/i18n/de.ts";
import { translation as en } from "../../web/i18n/en.ts";
import { translation as fr } from "../../web/i18n/fr.ts";
import { createInstance as createBrowserInstance } from "../../web/i18n/light-i18next.ts";
import { translation as ru } from "../../web/i18n/ru.ts";
import { translation as th } from "../../web/i18n/th.ts";
import { translation as zh } from "../../web/i18n/zh.ts";

type Texts = { [key: string]: string | Texts };
const translations: Record<Locale, Texts> = { en, th, zh, ru, de, fr };
const counts = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1.5];

function keysOf(texts: Texts, prefix = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

test.each(locales)("The browser's texts read as i18next reads them: %s", (locale) => {
  const resources = { [locale]: { translation: translations[locale] } };
  const options = {
    lng: locale,
    resources,
    interpolation: { escapeValue: false },
    initAsync: false,
  } as const;
  const server = createInstance();
  void server.init(options);
  const browser = createBrowserInstance();
  void browser.init(options);
  const keys = keysOf(translations[locale]);
  expect(keys.length).toBeGreaterThan(100);

  for (const key of keys) {
    const names = [...String(server.getResource(locale, "translation", key)).matchAll(/\{\{(.*?)\}\}/g)];
    const values = Object.fromEntries(names.map(([, name = ""]) => [name.trim(), `<${name}>`]));
    expect(browser.t(key, values)).toBe(server.t(key, values));
  }
  const pluralStems = new Set(keys.filter((key) => key.endsWith("_other")).map((key) => key.slice(0, -6)));
  expect(pluralStems.size).toBeGreaterThan(0);
  for (const stem of pluralStems) {
    for (const count of counts) expect(browser.t(stem, { count })).toBe(server.t(stem, { count }));
  }
  expect(browser.t("no.such.text")).toBe(server.t("no.such.text"));
});

test("Texts can be added through the Proxy that react-i18next hands out", () => {
  const browser = createBrowserInstance();
  void browser.init({ lng: "en", resources: { en: { translation: {} } } });
  const wrapped = new Proxy(browser, { get: (target, name) => Reflect.get(target, name) });
  wrapped.addResourceBundle("en", "translation", { late: { hello: "Hello {{name}}" } });
  expect(browser.t("late.hello", { name: "Ann" })).toBe("Hello Ann");
});
