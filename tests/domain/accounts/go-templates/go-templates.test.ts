/** The templates of sign-in rendered by Go's own html/template, as Supabase Auth renders them. Needs Go. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { renderTemplate } from "../../../../local/auth/messages/render-template.ts";

const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/local/go/bin"];
const go = folders.map((folder) => join(folder, "go")).find((path) => existsSync(path));
const templates = readdirSync("docs/auth-emails").map((name) => join("docs/auth-emails", name));

/** Whoever signs up chooses this value. */
const oddLocales = [7, -1.5, true, null, "", "TH", "xx", '{{"', [], ["th"], {}, { locale: "th" }];

function render(users: object[], given = templates.map((path) => readFileSync(path, "utf8"))) {
  const { status, stdout, stderr } = spawnSync(go ?? "", ["run", join(import.meta.dirname, "main.go")], {
    input: JSON.stringify({ Templates: given, Users: users }),
    encoding: "utf8",
    env: { ...process.env, GOTOOLCHAIN: "local" },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as { text: string; error: string }[][];
}

/** As main.go, with the renderer of the embedded backend. */
function renderHere(template: string, Data: object) {
  const values = {
    SiteURL: "https://site.test",
    Token: "123456",
    TokenHash: "abc",
    Data,
    Email: "ann@old.example",
    NewEmail: "ann+new@example.com",
  };
  try {
    return { text: renderTemplate(template, values), isRefused: false };
  } catch {
    return { text: "", isRefused: true };
  }
}

test.skipIf(!go)("No locale of a user stops an email, and an odd one is written in English", () => {
  const rows = render([{ locale: "en" }, {}, ...oddLocales.map((locale) => ({ locale }))]);
  expect(rows).toHaveLength(12);
  for (const [index, [english, ...odd]] of rows.entries()) {
    expect(english?.error, templates[index]).toBe("");
    expect(english?.text.trim()).not.toBe("");
    for (const one of odd) expect(one, templates[index]).toEqual(english);
  }
});

test.skipIf(!go)("Each language has its own email, with code and link as they are", () => {
  const rows = render(["en", "th", "zh", "ru", "de", "fr"].map((locale) => ({ locale })));
  for (const row of rows) expect(new Set(row.map(({ text }) => text)).size).toBe(6);
  const signup = rows[templates.findIndex((path) => path.endsWith("signup.html"))];
  expect(signup?.[1]?.text).toContain("https://site.test/th/auth/callback#token_hash=abc&amp;type=email");
  expect(signup?.[1]?.text).toContain("123456");
});

test.skipIf(!go)("The embedded backend writes and refuses what Go writes and refuses", () => {
  const given = [
    ...templates.map((path) => readFileSync(path, "utf8")),
    // Without printf: an odd locale stops the email.
    '{{ if eq .Data.locale "th" }}Thai{{ else }}English{{ end }}',
    '{{ if eq .Data.locale "th" }}{{ if eq .Data.team "a" }}1{{ else }}2{{ end }}{{ else if eq .Data.locale "de" }}3{{ end }}',
    '{{ if eq .Data.nothing "th" }}Thai{{ else }}English{{ end }}',
  ];
  const users = [{}, ...["en", "th", "de", ...oddLocales].map((locale) => ({ locale, team: "a" }))];
  const rows = render(users, given);
  for (const [row, template] of given.entries()) {
    for (const [column, user] of users.entries()) {
      const { text, error } = rows[row]?.[column] ?? { text: "", error: "nothing" };
      const here = renderHere(template, user);
      expect(here.isRefused, `${template} for ${JSON.stringify(user)}: ${error}`).toBe(error !== "");
      if (!error) expect(here.text).toBe(text);
    }
  }
  expect(rows[templates.length]?.filter(({ error }) => error).length).toBeGreaterThan(5);
});
