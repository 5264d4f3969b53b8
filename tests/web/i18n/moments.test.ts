/** Sentences around a moment, which begins with a weekday in the nominative and ends with a time. */
import { expect, test } from "vitest";
import { contact as germanContact } from "../../../web/i18n/de/contact.ts";
import { myAccount as germanAccount } from "../../../web/i18n/de/my-account.ts";
import { contact as russianContact } from "../../../web/i18n/ru/contact.ts";
import { myAccount as russianAccount } from "../../../web/i18n/ru/my-account.ts";

const places = /\{\{(?:date|time|until)\}\}/;
const withMoment = (texts: object) =>
  Object.values(texts).filter((text): text is string => typeof text === "string" && places.test(text));

test("No Russian preposition stands before a weekday", () => {
  const texts = [russianContact.hold, russianContact.thanks, russianAccount.applications].flatMap(withMoment);
  expect(texts.filter((text) => /\p{L} \{\{(?:date|time|until)\}\}/u.test(text))).toEqual([]);
});

test("A German time ends with its Uhr", () => {
  const texts = [germanContact.hold, germanContact.thanks, germanAccount.applications].flatMap(withMoment);
  expect(texts.filter((text) => !text.includes("}} Uhr"))).toEqual([]);
});
