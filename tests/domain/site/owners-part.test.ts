import { expect, test } from "vitest";
import { toFactBody } from "../../../domain/texts/fact-bodies.ts";
import { findFact } from "../../../domain/facts/find-fact.ts";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { listOwnersPart } from "../../../domain/site/owners-part.ts";
import type { StoredSettings } from "../../../domain/site/settings/resolve-site.ts";
import { detailNames } from "../../../domain/site/site-details.ts";
import { defaultSite } from "../../../domain/site/site.ts";

const stateOf = (
  what: string,
  stored: StoredSettings = {},
  written: Parameters<typeof listOwnersPart>[1] = [],
) =>
  listOwnersPart(stored, written).find((part) => part.what.replaceAll("\u00a0", " ").startsWith(what))?.state;

test("The list holds the invented terms, the owner's words and the places to fill in", () => {
  expect(stateOf("affiliate-commission: THB")).toBe("sample");
  expect(stateOf("affiliate-window: 90 days")).toBe("sample");
  expect(stateOf("answer-within: 48 hours")).toBe("said");
  expect(stateOf("phone")).toBe("sample");
  for (const name of detailNames) expect(stateOf(name), name).toBe("empty");
  expect(stateOf("people")).toBe("empty");
  expect(stateOf("upgrade")).toBe("said");
});

test("What an owner changes is said, and what was saved with it stays a sample", () => {
  const { business, contact, hours, rates, registration } = defaultSite;
  const phone = { contact: { ...contact, phone: "+66 38 123 456" } };
  expect([stateOf("phone", phone), stateOf("email", phone), stateOf("messengers", phone)]).toEqual([
    "said",
    "sample",
    "sample",
  ]);
  const { line: _, ...others } = contact.messengers;
  const one = { contact: { ...contact, messengers: { ...others, line: "tawan" } } };
  expect(stateOf("messengers", one)).toBe("sample");
  const none = { whatsapp: "", line: "", telegram: "", wechat: "" };
  expect(stateOf("messengers", { contact: { ...contact, messengers: none } })).toBe("said");
  const moved = { business: { ...business, address: { ...business.address, street: "1 Beach Road" } } };
  expect([stateOf("address", moved), stateOf("location", moved), stateOf("name", moved)]).toEqual([
    "said",
    "sample",
    "sample",
  ]);
  expect(stateOf("exchangeRates", { rates })).toBe("sample");
  expect(stateOf("exchangeRates", { rates: { ...rates, source: "Bank of Thailand" } })).toBe("said");
  // Hours may be right as they are.
  expect([stateOf("officeHours"), stateOf("officeHours", { hours })]).toEqual(["sample", "said"]);
  expect(stateOf("phone", { contact: { ...contact, phone: "call us" } })).toBe("sample");
  expect(stateOf("taxNumber", { registration: { ...registration, taxNumber: "0-1055" } })).toBe("said");
});

test("Terms are shown when every one of them is known", () => {
  const { rentToOwn } = defaultSite.terms;
  const known = { downPayment: 300_000, months: 60, premiumPercent: 8, interestPercent: 0 };
  const terms = (forfeiturePercent: number | null) => ({
    terms: { rentToOwn: { ...known, forfeiturePercent }, sellerFinance: rentToOwn },
  });
  expect(stateOf("rentToOwn", terms(null))).toBe("empty");
  expect(stateOf("rentToOwn", terms(50))).toBe("said");
  expect(stateOf("sellerFinance", terms(50))).toBe("empty");
});

test("Testimonials are samples until the owner has written or taken away every one of them", () => {
  const ids = ["first", "tenant", "bank", "partnership", "language", "retired"];
  expect(stateOf("testimonials")).toBe("sample");
  const rows = ids.map((name) => ({ kind: "testimonial", name, body: {} }));
  expect(stateOf("testimonials", {}, rows.slice(1))).toBe("sample");
  expect(stateOf("testimonials", {}, rows)).toBe("said");
  const hides = (name: string) => ({ kind: "list", name, body: { order: "", hidden: "first" } });
  expect(stateOf("testimonials", {}, [...rows.slice(1), hides("testimonials")])).toBe("said");
  expect(stateOf("testimonials", {}, [...rows.slice(1), hides("faq")])).toBe("sample");
});

test("A term that the owner has written is no sample", () => {
  const shipped = toFactBody(findFact(shippedFacts, "affiliate-commission"));
  const written = (body: unknown) => [{ kind: "fact", name: "affiliate-commission", body }];
  expect(stateOf("affiliate-commission: THB 25,000", {}, written({ ...shipped, value: "25000" }))).toBe(
    "said",
  );
  expect(stateOf("affiliate-commission: THB 20,000", {}, written({ ...shipped, value: "0" }))).toBe("sample");
});
