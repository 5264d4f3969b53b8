import { expect, test } from "vitest";
import { guideAddress } from "../../../domain/leads/guide-pass.ts";
import { isValidViewingPass, viewingAddress } from "../../../domain/leads/viewing-link.ts";

const key = "a key for tests with thirty-two characters";
const id = "3b6a1c8e-0000-4000-8000-000000000002";
const viewing = { id, startsAt: "2026-11-25T03:00:00Z", minutes: 45 };
const end = Date.parse("2026-11-25T03:45:00Z");

test("The letter's address opens one viewing, in the reader's language, until the viewing is over", async () => {
  const url = new URL(await viewingAddress(key, viewing, "th"), "https://site.test");
  expect(url.pathname).toBe("/th/viewing");
  const link = {
    viewing: url.searchParams.get("viewing") ?? "",
    pass: url.searchParams.get("pass") ?? "",
  };
  expect(link.viewing).toBe(id);
  const isValid = (changed: object, at = end - 1, by = key) =>
    isValidViewingPass(by, { ...link, ...changed }, new Date(at));
  expect(await isValid({})).toBe(true);
  expect(await isValid({}, end)).toBe(false);
  expect(await isValid({ viewing: id.replace("2", "3") })).toBe(false);
  expect(await isValid({ pass: link.pass.replace(/^\d+/, String(end / 1000 + 60)) })).toBe(false);
  expect(await isValid({}, end - 1, `${key}!`)).toBe(false);
});

test("A pass for the guide opens no viewing", async () => {
  const now = new Date("2026-11-22T10:00:00Z");
  const url = new URL(await guideAddress(key, "en", now), "https://site.test");
  const pass = url.searchParams.get("pass") ?? "";
  expect(await isValidViewingPass(key, { viewing: "en", pass }, now)).toBe(false);
});
