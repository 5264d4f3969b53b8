/** The templates of sign-in rendered by Go's own html/template, as Supabase Auth renders them. Needs Go. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";

const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/local/go/bin"];
const go = folders.map((folder) => join(folder, "go")).find((path) => existsSync(path));
const templates = readdirSync("docs/auth-emails").map((name) => join("docs/auth-emails", name));

/** Whoever signs up chooses this value. */
const oddLocales = [7, -1.5, true, null, "", "TH", "xx", '{{"', [], ["th"], {}, { locale: "th" }];

function render(users: object[]): { text: string; error: string }[][] {
  const { status, stdout, stderr } = spawnSync(go ?? "", ["run", join(import.meta.dirname, "main.go")], {
    input: JSON.stringify({ Templates: templates.map((path) => readFileSync(path, "utf8")), Users: users }),
    encoding: "utf8",
    env: { ...process.env, GOTOOLCHAIN: "local" },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

test.skipIf(!go)(
  "No locale of a user stops an email, and an odd one is written in English",
  () => {
    const rows = render([{ locale: "en" }, {}, ...oddLocales.map((locale) => ({ locale }))]);
    expect(rows).toHaveLength(12);
    for (const [index, [english, ...odd]] of rows.entries()) {
      expect(english?.error, templates[index]).toBe("");
      expect(english?.text.trim()).not.toBe("");
      for (const one of odd) expect(one, templates[index]).toEqual(english);
    }
  },
  120_000,
);

test.skipIf(!go)(
  "Each language has its own email, with code and link as they are",
  () => {
    const rows = render(["en", "th", "zh", "ru", "de", "fr"].map((locale) => ({ locale })));
    for (const row of rows) expect(new Set(row.map(({ text }) => text)).size).toBe(6);
    const signup = rows[templates.findIndex((path) => path.endsWith("signup.html"))];
    expect(signup?.[1]?.text).toContain("https://site.test/th/auth/callback#token_hash=abc&amp;type=email");
    expect(signup?.[1]?.text).toContain("123456");
  },
  120_000,
);
