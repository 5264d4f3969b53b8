import { expect, test } from "vitest";
import { guideAddress, isValidGuidePass, writeGuidePass } from "../../../domain/leads/guide-pass.ts";

const key = "a key for tests with thirty-two characters";
const day = 24 * 60 * 60 * 1000;
const now = new Date("2026-11-22T10:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * day);

test("A pass opens the guide in its language for thirty days", async () => {
  const pass = await writeGuidePass(key, "de", now);
  expect(await isValidGuidePass(key, "de", pass, now)).toBe(true);
  expect(await isValidGuidePass(key, "de", pass, later(29.9))).toBe(true);
  expect(await isValidGuidePass(key, "de", pass, later(30.1))).toBe(false);
  expect(await isValidGuidePass(key, "fr", pass, now)).toBe(false);
});

test("A pass with another key, a later end or no sense is refused", async () => {
  const pass = await writeGuidePass(key, "en", now);
  const [until = "", signature = ""] = pass.split(".");
  expect(await isValidGuidePass(`${key}!`, "en", pass, now)).toBe(false);
  const wrong = [
    `${Number(until) + 1}.${signature}`,
    `${until}.${signature.slice(0, -1)}`,
    `${until}.${"A".repeat(43)}`,
    `${until}.`,
    signature,
    "",
    "*".repeat(10_000),
  ];
  for (const one of wrong) expect(await isValidGuidePass(key, "en", one, now), one).toBe(false);
});

test("The address of the guide carries its pass", async () => {
  const url = new URL(await guideAddress(key, "th", now), "https://example.com");
  expect(url.pathname).toBe("/guide/th");
  expect(await isValidGuidePass(key, "th", url.searchParams.get("pass") ?? "", now)).toBe(true);
});
