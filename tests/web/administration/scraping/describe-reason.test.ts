import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refusingRules } from "../../../../domain/scraping/refusals.ts";
import { locales } from "../../../../domain/languages/locales.ts";
import {
  describeReason,
  reasonCodes,
  statusOf,
} from "../../../../web/administration/scraping/describe-reason.ts";
import { textsOf } from "../texts-of.ts";

const root = join(import.meta.dirname, "../../../..");
/** Pictures have their own reasons, which runs do not show. */
const ofPictures = /store\/(?:import-image|images)\.ts$/;

async function readWrittenReasons(): Promise<Set<string>> {
  const reasons = new Set<string>();
  for await (const file of glob(["scraper/**/*.ts", "domain/scraping/guard-url.ts"], { cwd: root })) {
    if (ofPictures.test(file)) continue;
    const code = await readFile(join(root, file), "utf8");
    const pattern = /(?:reason|code): ["`]([a-z][a-z -]*[a-z])/g;
    const before = file.endsWith("guard-url.ts") ? "address: " : "";
    for (const [, reason = ""] of code.matchAll(pattern)) reasons.add(before + reason);
  }
  return reasons;
}

test("Every reason that the scraper writes has words", async () => {
  const t = await textsOf("en");
  const written = await readWrittenReasons();
  expect(written.size).toBeGreaterThan(25);
  for (const known of ["robots", "list-of-homes", "not-a-home", "too-deep"]) {
    expect(written).toContain(known);
  }
  // Codes that need a status or a detail are tested with one below.
  const bare = [...written].filter((reason) => !/^(?:http|unreadable)$/.test(reason));
  const isRaw = (reason: string) => {
    const words = describeReason(reason, t);
    const [, detail] = reason.split(": ");
    return words === reason || (detail !== undefined && words.includes(`(${detail})`));
  };
  expect(bare.filter((reason) => isRaw(reason))).toEqual([]);
});

test.each(locales)("Every reason has words: %s", async (locale) => {
  const t = await textsOf(locale);
  for (const code of reasonCodes) expect(t(`admin:runTexts.reason.${code}`)).not.toContain("runTexts");
});

test.each(locales)("Every rule that refuses a page has words: %s", async (locale) => {
  const t = await textsOf(locale);
  for (const rule of refusingRules)
    expect(t(`admin:runTexts.reasonDetail.${rule}`)).not.toContain("runTexts");
});

test.each([
  ["http-404", "the page is no longer there (HTTP 404)"],
  ["http-403", "the site refuses us (HTTP 403)"],
  ["http-429", "the site asks us to slow down (HTTP 429)"],
  ["http-503", "the site had an error (HTTP 503)"],
  ["http-302", "the site did not send the page (HTTP 302)"],
  ["sitemap: http-404", "the sitemap could not be read (HTTP 404)"],
  ["bot-wall: Cloudflare", "a bot wall stands before it (Cloudflare)"],
  ["bot-wall: unknown", "a bot wall stands before it"],
  ["network: Connection: reset\nby peer", "the connection failed (Connection: reset\nby peer)"],
  ["address: private-address", "the address may not be read (an address of a private network)"],
  ["not-a-home: ground-only", "it is not a home (land without a house)"],
  [
    "list-of-homes: counted-results",
    "it is a list of homes, not one home: open one of them and read that page (a count of results, and a price beside another home's measures)",
  ],
  ["refused-by-robots", "robots.txt does not allow reading it"],
])("%j reads as %j", async (reason, words) => {
  const t = await textsOf("en");
  expect(describeReason(reason, t)).toBe(words);
});

test("An unknown reason is shown as it is", async () => {
  const t = await textsOf("en");
  for (const reason of ["TypeError: x is not a function", "something-new", "", "constructor"]) {
    expect(describeReason(reason, t)).toBe(reason);
  }
});

test.each([
  ["http-404", 404],
  ["sitemap: http-503", 503],
  ["http-proxy", null],
  ["bot-wall: Cloudflare", null],
])("The status that a reason names: %s", (reason, status) => {
  expect(statusOf(reason)).toBe(status);
});
