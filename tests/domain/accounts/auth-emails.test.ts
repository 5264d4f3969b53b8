import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { authEmailKinds, authEmails, verificationTypes } from "../../../domain/accounts/auth-emails.ts";
import { writeSupabaseEmail, writeSupabaseSubject } from "../../../domain/accounts/supabase-template.ts";
import { locales } from "../../../domain/languages/locales.ts";

test.each(authEmailKinds)("The template of %s in docs/auth-emails is what the texts say", async (kind) => {
  const folder = "docs/auth-emails";
  expect(await readFile(`${folder}/${kind}.html`, "utf8")).toBe(writeSupabaseEmail(kind));
  expect(await readFile(`${folder}/${kind}.subject.txt`, "utf8")).toBe(`${writeSupabaseSubject(kind)}\n`);
});

test.each(authEmailKinds)(
  "%s has a code in every language, and a link whose token no server sees",
  (kind) => {
    const text = writeSupabaseEmail(kind);
    expect(text.match(/\{\{ \.Token \}\}/g)).toHaveLength(locales.length);
    const links = text.match(/href="\{\{ \.SiteURL \}\}[^"]*"/g) ?? [];
    expect(links).toHaveLength(verificationTypes[kind] ? locales.length : 0);
    for (const link of links) {
      expect(link).toMatch(/\/auth\/callback#token_hash=\{\{ \.TokenHash \}\}&amp;type=[a-z_]+"$/);
    }
    for (const locale of locales) expect(text).toContain(authEmails[locale][kind].opening);
  },
);
