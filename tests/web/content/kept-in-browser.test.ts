/** The page about cookies names everything that the site keeps in the visitor's browser. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "../../../domain/languages/locales.ts";

/** The entry of the page for each file that chooses what is kept. */
const entryOf: Record<string, string> = {
  "web/i18n/preferred-language.ts": "Preferred language",
  "web/visitor/visitor-currency.ts": "Currency",
  "web/visitor/kept/favourites.ts": "Saved homes",
  "web/visitor/kept/compared.ts": "Compared homes",
  "web/visitor/kept/recently-viewed.ts": "Recently viewed homes",
  "web/features/account/saved/sync-saved-homes.ts": "Note of the last match",
  "web/features/account/saved/sync-remembered-homes.ts": "Note of the last match",
  "web/features/leads/use-kept-answers.ts": "Unfinished application",
  "web/features/leads/kept-step.ts": "Unfinished application",
  "web/features/account/application/kept-message.ts": "Answers in other forms",
  "web/components/controls/restore-slider.ts": "Values of the calculators",
  "web/routing/place/kept-places.ts": "Place on a page",
  "web/features/account/sign-in/kept-path.ts": "Page before signing in",
  "web/features/reading/enhance/enhance-checklists.ts": "Ticked boxes",
  "web/features/account/make-auth-client.client.ts": "Sign-in",
  "web/visitor/kept/referral.ts": "Recommendation code",
  "web/administration/frame/key-setting.ts": "Drafts and settings of our staff",
  "web/administration/articles/kept-draft.ts": "Drafts and settings of our staff",
  "web/features/account/idle/idle-clock.ts": "Drafts and settings of our staff",
};
/** Keep what the files above give them. */
const shared = ["web/visitor/kept/kept-ids.ts", "web/features/account/saved/kept-base.ts"];

const writing = /\.setItem\(|keptIds\("|keepBase\(\w*Key|storageKey: sessionKey/;

test("Whatever the site keeps in a browser has its entry on the page about cookies", () => {
  const files = globSync("web/**/*.{ts,tsx}").filter((file) => writing.test(readFileSync(file, "utf8")));
  expect(files.toSorted()).toEqual([...Object.keys(entryOf), ...shared].toSorted());
  expect(new Set(listEntries("en"))).toEqual(new Set(Object.values(entryOf)));
});

test.each(locales)("The page about cookies in %s has every entry", (locale) => {
  expect(listEntries(locale)).toHaveLength(listEntries("en").length);
});

function listEntries(locale: string): string[] {
  const text = readFileSync(`web/content/${locale}/pages/cookies.mdx`, "utf8");
  const [, , ...rows] = text.split("\n").filter((line) => line.startsWith("| ") || line.startsWith("|-"));
  return rows.map((row) => row.split("|")[1]?.trim() ?? "");
}
