/** One of something is not spoken of in the plural: an English text that counts has a form for one. */
import { expect, test } from "vitest";
import { admin } from "../../../web/i18n/en/admin.ts";

/** "{{count}} homes", "{{shown}} paid instalments". */
const counted = /\{\{(?:count|total|shown|pages)\}\} (?:paid )?[a-z]{3,}s\b/;

function* countingWithoutForms(texts: object, path = ""): Generator<string> {
  for (const [key, text] of Object.entries(texts) as [string, string | object][]) {
    if (typeof text === "object") yield* countingWithoutForms(text, `${path}${key}.`);
    else if (!/_(?:one|other)$/.test(key) && counted.test(text)) yield `${path}${key}: ${text}`;
  }
}

test("Every English text of the administration that counts has a form for one", () => {
  expect([...countingWithoutForms(admin)]).toEqual([]);
});
