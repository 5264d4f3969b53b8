import { expect, test } from "vitest";
import { facts, findFact, listDueFacts } from "../../domain/facts.ts";
import { formatFact, formatFactNumber } from "../../domain/format-fact.ts";
import { locales } from "../../domain/locales.ts";

const dueOn = (day: string) => listDueFacts(day).map((fact) => fact.id);
const inAll = (id: string) =>
  locales.map((locale) => formatFact(findFact(id), locale).replaceAll(/\s/g, " "));

test("Every fact has an id of its own, a source and days in the right order", () => {
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

test("A range runs from the smaller to the larger figure", () => {
  for (const fact of facts) {
    if (typeof fact.value === "object") expect(fact.value.from, fact.id).toBeLessThan(fact.value.to);
  }
});

test("A fact is due from its review day on, and as soon as it no longer holds", () => {
  expect(dueOn("2026-06-30")).toEqual([]);
  expect(dueOn("2026-07-01")).toEqual(["reduced-fee", "reduced-fee-limit"]);
  expect(dueOn("2027-05-20")).not.toContain("foreign-quota");
  expect(dueOn("2027-05-21")).toContain("foreign-quota");
});

test("Figures are written as each language writes them", () => {
  expect(inAll("foreign-quota")).toEqual(["49%", "49%", "49%", "49 %", "49 %", "49 %"]);
  expect(inAll("closing-costs")).toEqual(["2–5%", "2–5%", "2–5%", "2–5 %", "2–5 %", "2–5 %"]);
  expect(inAll("lease-maximum")).toEqual(["30 years", "30 ปี", "30 年", "30 лет", "30 Jahre", "30 ans"]);
  expect(formatFact(findFact("common-fee"), "en").replaceAll(/\s/g, " ")).toBe("THB 40–75 per sqm a month");
  expect(formatFact(findFact("common-fee"), "de").replaceAll(/\s/g, " ")).toBe("40–75 THB je m² im Monat");
  expect(formatFact(findFact("common-fee"), "th")).toBe("฿40–75 ต่อ ตร.ม. ต่อเดือน");
});

test("Without its unit a figure can stand in an inflected phrase", () => {
  expect(`nach ${formatFactNumber(findFact("lease-maximum"), "de")} Jahren`).toBe("nach 30 Jahren");
  expect(formatFactNumber(findFact("pre-approval"), "ru")).toBe("60–90");
});

test("An unknown fact is refused", () => {
  expect(() => findFact("no-such-fact")).toThrow(RangeError);
});
