import { expect, test } from "vitest";
import { locales } from "../../../../domain/languages/locales.ts";
import {
  findUnfilled,
  replyTextKeys,
  replySubject,
  replyTextsFor,
  writeReplyText,
} from "../../../../domain/leads/desk/reply-texts.ts";

test.each(locales)("Every text in %s greets by name, signs, and leaves no brace unfilled", (locale) => {
  for (const key of replyTextKeys) {
    const text = writeReplyText(key, locale, {
      name: "Erika $& {{office}}",
      reference: "ABCD-EFGH",
      office: "Baan",
    });
    expect(text).toContain("Erika $& {{office}}");
    expect(text.replace("{{office}}", "")).not.toMatch(/[{}]/);
    expect(text.endsWith("Baan")).toBe(true);
  }
});

test("The owner's words stand in for ours one by one, and their brackets must be filled in too", () => {
  const filled = { name: "Erika", reference: "ABCD-EFGH", office: "Baan" };
  const own = {
    de: { more: "Noch etwas zu {{reference}}: [unsere Frage]", closing: "Bis bald\n{{office}}" },
  };
  const text = writeReplyText("more", "de", filled, own);
  expect(text).toBe("Guten Tag Erika,\n\nNoch etwas zu ABCD-EFGH: [unsere Frage]\n\nBis bald\nBaan");
  expect(writeReplyText("more", "fr", filled, own)).toContain("[question]");
  expect(findUnfilled(text, own)).toBe("[unsere Frage]");
  expect(findUnfilled("[our own note]", own)).toBeUndefined();
});

test("An owner who offers a home is sent none, and a buyer is not asked to show one", () => {
  expect(replyTextsFor("offer")).toEqual(["offer"]);
  expect(replyTextsFor("application")).not.toContain("offer");
});

test("An owner's subject is the home, everybody else's what they asked", () => {
  expect(replySubject("en", "offer")).toBe("The home you offered us");
  expect(replySubject("en", "application")).toBe("Your enquiry");
});
