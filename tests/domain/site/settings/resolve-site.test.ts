import { afterEach, expect, test, vi } from "vitest";
import { readSite, resolveSettings, resolveSite } from "../../../../domain/site/settings/resolve-site.ts";
import { findProblems, sectionSchemas } from "../../../../domain/site/settings/section-schemas.ts";
import { defaultSettings, defaultSite, sectionNames } from "../../../../domain/site/site.ts";
import { newsletterFrameOf } from "../../../../domain/site/newsletter-frame.ts";
import { ownSettings } from "../../../own-settings.ts";
import * as v from "valibot";

afterEach(() => vi.restoreAllMocks());

test("Every default fits its own schema, unchanged", () => {
  for (const name of sectionNames) {
    expect(v.parse(sectionSchemas[name] as v.GenericSchema, defaultSettings[name]), name).toEqual(
      defaultSettings[name],
    );
  }
});

test("What was saved takes the place of the default, section by section", () => {
  const contact = { ...defaultSite.contact, phone: "+66 38 123 456" };
  const { site, broken } = resolveSite({ contact });
  expect(site.contact.phone).toBe("+66 38 123 456");
  expect(site.business).toBe(defaultSite.business);
  expect(broken).toEqual([]);
});

test("The site is a sample while one detail that visitors act on is invented", () => {
  const { business, contact } = ownSettings;
  const isSample = (stored: object) => resolveSite({ ...ownSettings, ...stored }).site.isSample;
  expect(isSample({})).toBe(false);
  for (const unsaved of ["business", "contact", "hours"]) expect(isSample({ [unsaved]: null })).toBe(true);
  const ours = defaultSite.contact;
  expect(isSample({ contact: { ...contact, email: ours.email } })).toBe(true);
  expect(isSample({ contact: { ...contact, messengers: ours.messengers } })).toBe(true);
  expect(isSample({ business: { ...business, location: defaultSite.business.location } })).toBe(true);
  expect(isSample({ business: defaultSite.business })).toBe(true);
});

test("A value that no longer fits shows the default and a line in the log, without the value", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const site = readSite({ contact: { phone: "+66 99 secret" }, unknown: { x: 1 } });
  expect(site).toEqual(defaultSite);
  expect(warn.mock.calls).toEqual([
    [JSON.stringify({ event: "settings_unreadable", sections: ["contact"] })],
  ]);
});

test("The screen is told which section cannot be read, the bank account too", () => {
  const { settings, own, broken } = resolveSettings({ contact: 7, paying: { promptPayId: "12" } });
  expect(broken).toEqual(["contact", "paying"]);
  expect(settings.paying).toEqual(defaultSettings.paying);
  expect([...own]).toEqual([]);
  expect(resolveSettings({ paying: defaultSettings.paying }).broken).toEqual([]);
});

test.each([null, undefined, [], "text", 7])("No settings at all are the defaults: %j", (stored) => {
  expect(readSite(stored)).toEqual(defaultSite);
});

test.each([
  ["business", "address.postalCode", { address: { ...defaultSite.business.address, postalCode: "2015" } }],
  ["business", "location.latitude", { location: { latitude: 52, longitude: 100 } }],
  ["contact", "phone", { phone: "038 123 456" }],
  ["contact", "email", { email: "office" }],
  ["contact", "messengers.whatsapp", { messengers: { ...defaultSite.contact.messengers, whatsapp: "+66" } }],
  ["hours", "weekly.0.closes", { weekly: [{ days: [1], opens: "18:00", closes: "09:00" }] }],
  ["hours", "weekly.0.closes", { weekly: [{ days: [1], opens: "09:00", closes: "09:00" }] }],
  [
    "hours",
    "weekly",
    {
      weekly: [
        { days: [1], opens: "09:00", closes: "12:00" },
        { days: [1], opens: "13:00", closes: "18:00" },
      ],
    },
  ],
  ["hours", "holidays.0", { holidays: ["13 April"] }],
  ["registration", "sampleContract", { sampleContract: "javascript:alert(1)" }],
  ["people", "people.0.portrait", { people: [{ name: "P", role: { en: "R" }, portrait: "//evil.example" }] }],
  ["terms", "rentToOwn.months", { rentToOwn: { ...defaultSite.terms.rentToOwn, months: 60.5 } }],
  [
    "terms",
    "sellerFinance.forfeiturePercent",
    { sellerFinance: { ...defaultSite.terms.rentToOwn, forfeiturePercent: 101 } },
  ],
  ["rates", "bahtPerUnit.USD", { bahtPerUnit: { ...defaultSite.rates.bahtPerUnit, USD: 0 } }],
  ["rates", "asOf", { asOf: "2999-01-01" }],
  ["links", "newsletter.path", { newsletter: { isOn: true, path: "//evil.example/form" } }],
  [
    "links",
    "social.facebook",
    { social: { ...defaultSite.links.social, facebook: "http://facebook.com/us" } },
  ],
] as const)("In %s a wrong %s is named", (section, field, change) => {
  expect(Object.keys(findProblems(section, { ...defaultSite[section], ...change }))).toEqual([field]);
});

test("The newsletter's form stays on the host of the deployment", () => {
  const deployed = "https://news.example/f/1";
  expect(newsletterFrameOf({ isOn: true, path: "" }, deployed)).toBe(deployed);
  expect(newsletterFrameOf({ isOn: true, path: "/f/2?lang=en" }, deployed)).toBe(
    "https://news.example/f/2?lang=en",
  );
  expect(newsletterFrameOf({ isOn: true, path: "//evil.example" }, deployed)).toBe(deployed);
  expect(newsletterFrameOf({ isOn: false, path: "/f/2" }, deployed)).toBeNull();
  expect(newsletterFrameOf({ isOn: true, path: "/f/2" }, undefined)).toBeNull();
});
