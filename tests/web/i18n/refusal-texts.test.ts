/** Whatever the API refuses, the office reads in its own language what is wrong. */
import { expect, test } from "vitest";
import { errorStatuses } from "../../../domain/error-codes.ts";
import { refusalTexts as english } from "../../../web/i18n/en/admin/refusal-texts.ts";
import { refusalTexts as thai } from "../../../web/i18n/th/admin/refusal-texts.ts";

const codes = Object.keys(errorStatuses);

test("Every code of the API has words in both languages of the office", () => {
  expect(codes.filter((code) => !/^[A-Z].*\.$/.test(Object(english)[code]))).toEqual([]);
  expect(codes.filter((code) => !/[ก-๙]{5}/.test(Object(thai)[code]))).toEqual([]);
});

test("No two codes that a person solves in different ways have the same words", () => {
  const signIn = "bad_token";
  for (const texts of [english, thai]) {
    const words = codes.filter((code) => code !== signIn).map((code) => Object(texts)[code]);
    expect(new Set(words).size).toBe(words.length);
  }
});

test("Only the scraper's refusals speak of sources and runs", () => {
  const scrapers = /^(?:source_|run_|nothing_to_read|message_not_replayed|host_not_allowed)/;
  const speaking = codes.filter((code) => /\bsource\b|\brun\b/.test(Object(english)[code]));
  expect(speaking.filter((code) => !scrapers.test(code))).toEqual([]);
});
