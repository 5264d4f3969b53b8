/** The form of every section shows what is in force, with a label for each field. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { load } from "cheerio";
import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { SavedSection } from "../../../../domain/site/settings/settings-api.ts";
import {
  type SectionName,
  defaultSettings,
  defaultSite,
  sectionNames,
} from "../../../../domain/site/site.ts";
import { SectionForm } from "../../../../web/administration/settings/section-form.tsx";
import { leavesOf } from "../../../../web/administration/settings/leaves.ts";
import { SectionPreview } from "../../../../web/pages/admin/texts/section-preview.tsx";
import { browserI18n } from "../../browser-i18n.ts";
import { SiteProvider } from "../../../../web/visitor/use-site.ts";
import type { SettingsOverview } from "../../../../domain/site/settings/settings-api.ts";

const sections = Object.fromEntries(
  sectionNames.map((name) => [name, { version: 1, value: defaultSettings[name], isBroken: false }]),
) as SettingsOverview["sections"];

async function render(section: SectionName, value: unknown, locale: "en" | "th") {
  const i18n = await browserI18n(locale, ["admin"]);
  const form = element(SectionForm, {
    section,
    saved: { version: 1, value } as SavedSection,
    save: () => Promise.reject(new Error("not asked")),
    onSaved: () => undefined,
    fetchJson: () => Promise.reject(new Error("not asked")),
    sign: () => Promise.resolve(new Headers()),
    renderPreview: (shown) =>
      section === "contact" || section === "business" || section === "links"
        ? null
        : element(SectionPreview, { sections, section, value: shown }),
  });
  const client = new QueryClient();
  return load(
    renderToStaticMarkup(
      element(
        SiteProvider,
        { value: defaultSite },
        element(I18nextProvider, { i18n }, element(QueryClientProvider, { client }, form)),
      ),
    ),
  );
}

test.each(sectionNames.flatMap((name) => [["en", name] as const, ["th", name] as const]))(
  "In %s, the section %s has a labelled field for every value",
  async (locale, section) => {
    const $ = await render(section, defaultSettings[section], locale);
    const unlabelled = $("input, textarea, select")
      .toArray()
      .filter(
        (input) =>
          $(`label[for="${$(input).attr("id")}"]`).text() === "" &&
          $(input).closest("label").text() === "" &&
          !$(input).attr("aria-label"),
      );
    expect(unlabelled.map((input) => $.html(input))).toEqual([]);
    expect($.text()).not.toMatch(/settingsTexts|undefined|NaN/);
    for (const leaf of Object.values(leavesOf(defaultSettings[section]))) {
      if (typeof leaf !== "string" || leaf === "") continue;
      expect($(`form input[value="${leaf.replaceAll('"', '\\"')}"]`).length, leaf).toBeGreaterThan(0);
    }
    expect($("form [role=alert]")).toHaveLength(0);
  },
);

test("A value that does not fit is marked in the admin's language, and the preview waits", async () => {
  const wrong = {
    ...defaultSite.rates,
    source: "",
    bahtPerUnit: { ...defaultSite.rates.bahtPerUnit, EUR: 0 },
  };
  const $ = await render("rates", wrong, "th");
  expect($("form [aria-invalid=true]")).toHaveLength(2);
  expect($("form [role=alert]").text()).toContain("ช่องนี้ห้ามว่าง");
  expect($("form [role=alert]").text()).toContain("ต้องมากกว่า 0");
  expect($("section").text()).toContain("ตัวอย่างจะกลับมาเมื่อทุกช่องถูกต้อง");
});

test("The preview of the terms draws the owner's line as soon as every figure is there", async () => {
  const plan = {
    downPayment: 300_000,
    months: 84,
    premiumPercent: 12,
    interestPercent: 3,
    forfeiturePercent: 50,
  };
  const terms = { ...defaultSite.terms, rentToOwn: plan };
  const before = await render("terms", defaultSite.terms, "en");
  expect(before("section figure").text()).not.toContain("84 months");
  const after = await render("terms", terms, "en");
  expect(after("section figure").text().replaceAll("\u00a0", " ")).toContain(
    "Rent-to-own: THB 300,000 down, then 84 months of THB 40,433.",
  );
});
