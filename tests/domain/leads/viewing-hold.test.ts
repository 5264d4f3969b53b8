import { expect, test } from "vitest";
import { guideAddress } from "../../../domain/leads/guide-pass.ts";
import { holdAddress, isValidHoldPass } from "../../../domain/leads/viewing-hold.ts";

const key = "a key for tests with thirty-two characters";
const now = new Date("2026-11-22T10:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test("The letter's address opens one viewing, in the reader's language, for a day", async () => {
  const url = new URL(await holdAddress(key, "AAAA-BBBB", "th", now), "https://site.test");
  expect(url.pathname).toBe("/th/viewing");
  const link = {
    reference: url.searchParams.get("reference") ?? "",
    pass: url.searchParams.get("pass") ?? "",
  };
  expect(link.reference).toBe("AAAA-BBBB");
  expect(await isValidHoldPass(key, link, later(23.9))).toBe(true);
  expect(await isValidHoldPass(key, link, later(24.1))).toBe(false);
  expect(await isValidHoldPass(key, { ...link, reference: "AAAA-BBBC" }, now)).toBe(false);
  expect(await isValidHoldPass(`${key}!`, link, now)).toBe(false);
});

test("A pass for the guide holds no time", async () => {
  const url = new URL(await guideAddress(key, "en", now), "https://site.test");
  const pass = url.searchParams.get("pass") ?? "";
  expect(await isValidHoldPass(key, { reference: "en", pass }, now)).toBe(false);
});
