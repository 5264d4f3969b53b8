import { expect, test } from "vitest";
import { facts, isDue, shippedFacts } from "../../../domain/facts/facts.ts";
import { findFact } from "../../../domain/facts/find-fact.ts";
import { formatBaht, formatFact, formatFactNumber } from "../../../domain/facts/format-fact.ts";
import { shippedDeductions } from "../../../domain/facts/withholding-table.ts";
import { locales } from "../../../domain/languages/locales.ts";

const dueOn = (day: string) => facts.filter((fact) => isDue(fact, day)).map((fact) => fact.id);
const inAll = (id: string) =>
  locales.map((locale) => formatFact(findFact(shippedFacts, id), locale).replaceAll(/\s/g, " "));

test("Every fact has a unique id, a source and days in the right order", () => {
  expect(new Set(facts.map((fact) => fact.id)).size).toBe(facts.length);
  for (const fact of facts) {
    expect(fact.source.name, fact.id).not.toBe("");
    for (const day of [fact.validFrom, fact.checkedOn, fact.reviewBy]) {
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10), fact.id).toBe(day);
    }
    expect(fact.checkedOn < fact.reviewBy, fact.id).toBe(true);
    if (fact.validUntil) expect(fact.validFrom < fact.validUntil, fact.id).toBe(true);
  }
});

test("A sourced figure leads to the page that says it, never to a home page", () => {
  const sourced = facts.filter((fact) => fact.standing === "sourced");
  expect(sourced.length).toBeGreaterThan(35);
  for (const { id, source } of sourced) {
    const { protocol, pathname } = new URL(source.url);
    expect(protocol, id).toMatch(/^https?:$/);
    expect(pathname.length, id).toBeGreaterThan(1);
  }
});

test("A figure without a page says so: not verified, or our own estimate", () => {
  const idsOf = (standing: string) => facts.filter((fact) => fact.standing === standing).map(({ id }) => id);
  expect(idsOf("unverified")).toContain("controlled-lease-notice");
  expect(idsOf("estimate")).toEqual(["common-fee"]);
  for (const { id, standing, source } of facts) {
    expect("url" in source, id).toBe(standing === "sourced");
  }
});

test("Our own terms are the owner's words, or marked as samples until they are confirmed", () => {
  const samples = facts.filter((fact) => fact.standing === "own" && fact.isSample).map(({ id }) => id);
  const invented = ["affiliate-commission", "affiliate-window", "affiliate-valid", "affiliate-payment"];
  expect(samples).toEqual(invented);
});

test("The registry has what the law says today", () => {
  const valueOf = (id: string) => findFact(shippedFacts, id).value;
  expect(valueOf("controlled-lease-units")).toBe(3);
  expect(valueOf("controlled-lease-since")).toBe("2025-09-04");
  expect(valueOf("withholding-individual")).toEqual({ from: 5, to: 35 });
  expect(valueOf("heir-notice-period")).toBe(60);
  expect(valueOf("reduced-fee-end")).toBe("2026-06-30");
  const deductions = findFact(shippedFacts, "withholding-deduction").value;
  expect(deductions).toEqual({
    from: Math.min(...shippedDeductions),
    to: Math.max(...shippedDeductions),
  });
});

test("A range runs from the smaller to the larger figure", () => {
  for (const fact of facts) {
    if (typeof fact.value === "object") expect(fact.value.from, fact.id).toBeLessThan(fact.value.to);
  }
});

test("A fact is due from its review day on, and as soon as it is no longer valid", () => {
  expect(dueOn("2026-06-30")).toEqual([]);
  expect(dueOn("2026-07-01")).toEqual(["reduced-fee", "reduced-fee-limit"]);
  expect(dueOn("2027-05-21")).not.toContain("foreign-quota");
  expect(dueOn("2027-05-22")).toContain("foreign-quota");
});

test("Figures are formatted for each language", () => {
  expect(inAll("foreign-quota")).toEqual(["49%", "49%", "49%", "49 %", "49 %", "49 %"]);
  expect(inAll("closing-costs")).toEqual(["2–5%", "2–5%", "2–5%", "2–5 %", "2–5 %", "2–5 %"]);
  expect(inAll("lease-maximum")).toEqual(["30 years", "30 ปี", "30 年", "30 лет", "30 Jahre", "30 ans"]);
  expect(formatFact(findFact(shippedFacts, "common-fee"), "en").replaceAll(/\s/g, " ")).toBe(
    "THB 40–75 per sqm a month",
  );
  expect(formatFact(findFact(shippedFacts, "common-fee"), "de").replaceAll(/\s/g, " ")).toBe(
    "40–75 THB je m² im Monat",
  );
  expect(formatFact(findFact(shippedFacts, "common-fee"), "th")).toBe("฿40–75 ต่อ ตร.ม. ต่อเดือน");
  expect(formatFact(findFact(shippedFacts, "common-fee"), "zh")).toBe("40–75 泰铢/平方米/月");
});

test("Chinese texts write baht in one way, as prices are written", () => {
  expect(formatFact(findFact(shippedFacts, "retirement-income"), "zh")).toBe("65,000 泰铢");
  expect(formatFact(findFact(shippedFacts, "land-tax-band"), "zh")).toBe("5000 万泰铢");
  expect(formatBaht(2_450_000, "zh")).toBe("245 万泰铢");
  expect(formatBaht({ from: 1_680, to: 3_150 }, "zh")).toBe("1,680–3,150 泰铢");
});

test("Without its unit a figure can be used in an inflected phrase", () => {
  expect(`nach ${formatFactNumber(findFact(shippedFacts, "lease-maximum"), "de")} Jahren`).toBe(
    "nach 30 Jahren",
  );
  expect(formatFactNumber(findFact(shippedFacts, "pre-approval"), "ru")).toBe("60–90");
});

test("An unknown fact is refused", () => {
  expect(() => findFact(shippedFacts, "no-such-fact")).toThrow(RangeError);
});
