import { expect, test } from "vitest";
import { locales } from "../../../../domain/languages/locales.ts";
import { replyTextKeys, writeReplyText } from "../../../../domain/leads/desk/reply-texts.ts";

test.each(locales)("Every text in %s greets by name, signs, and leaves no brace unfilled", (locale) => {
  for (const key of replyTextKeys) {
    const text = writeReplyText(key, locale, {
      name: "Erika $& {office}",
      reference: "ABCD-EFGH",
      office: "Baan",
    });
    expect(text).toContain("Erika $& {office}");
    expect(text.replace("{office}", "")).not.toMatch(/[{}]/);
    expect(text.endsWith("Baan")).toBe(true);
  }
});
