import { expect, test } from "vitest";
import { describeRefusal } from "../../../web/administration/texts/describe-refusal.ts";
import { textsOf } from "./texts-of.ts";

test.each([
  ["body: {{nothing}} is no place of this text", "noPlace", "{{nothing}}"],
  ["body: needs its English first", "noEnglish", ""],
  ["body: /no-such-page leads nowhere", "link", "/no-such-page"],
  ["body: the term chanote is explained in: faq pets. Take it out of these texts first", "term", "faq pets"],
] as const)("The refusal “%s” has words of its own in both languages", async (message, reason, value) => {
  expect(describeRefusal(message)).toEqual({ reason, value });
  const [english, thai] = await Promise.all(
    (["en", "th"] as const).map(async (locale) =>
      (await textsOf(locale))(`admin:writtenTexts.refusals.${reason}`, { value }),
    ),
  );
  expect(english).toContain(value);
  expect(thai).toContain(value);
  expect(thai).toMatch(/[ก-๙]/);
});

test("Any other failure keeps the words of the API", () => {
  expect(describeRefusal("The database is down")).toBeUndefined();
});
