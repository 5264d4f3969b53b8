/** Over the manifest of the real build: a file that is renamed or left out of it is noticed here. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { adminLocales, locales } from "../../../domain/languages/locales.ts";
import { type ClientManifest, entryFiles } from "../../../web/entry/entry-files.ts";
import { listAssets } from "../../../web/entry/list-assets.ts";
import { trimManifest } from "../../../web/entry/trim-manifest.ts";
import { sections, textFile } from "../../../web/i18n/texts.ts";
import { pages } from "../../../web/routing/pages.ts";
import { pageKey } from "../../../worker/pages/page-key.ts";

const dist = join(import.meta.dirname, "../../../dist");
const built: ClientManifest = JSON.parse(readFileSync(join(dist, "client-manifest.json"), "utf8"));
/** As the Worker knows it. */
const manifest = trimManifest(built);
const isServed = (address: string) => existsSync(join(dist, "client", address));

test("The entry is built: it brings the style sheet, and both name the build in a page's key", () => {
  const entry = manifest[entryFiles.browser];
  expect(entry?.css).toHaveLength(1);
  const key = new URL(pageKey("/", manifest, {}), "http://site.test");
  expect(key.searchParams.get("build")).toBe([entry?.file, ...(entry?.css ?? [])].join(","));
});

test("What asks for the scripts is built and brings none of them along", () => {
  const starter = manifest[entryFiles.starter];
  expect(isServed(starter?.file ?? "")).toBe(true);
  expect(starter?.imports ?? []).toEqual([]);
});

test.each(pages.map((row) => [row.path, row] as const))("All that %s asks for is served", (_, row) => {
  for (const locale of locales) {
    const { starter, scripts, styles, fonts } = listAssets(manifest, locale, row);
    const asked = [starter, ...scripts, ...styles, ...fonts];
    expect(asked.filter((address) => !isServed(address))).toEqual([]);
    expect(scripts[0]).toBe(`/${manifest[entryFiles.browser]?.file}`);
    expect(scripts).toContain(`/${manifest[`web/pages/${row.file}.tsx`]?.file}`);
  }
});

test.each([
  ["listings-page", ["listings-page"]],
  ["front-page", ["front-page"]],
  ["property-page", ["floor-plan"]],
  ["property-sheet-page", ["floor-plan", "property-sheet-page"]],
  ["reading/article-page", ["article"]],
  ["reading/area-page", ["article"]],
  ["reading/faq-page", ["article"]],
  ["reading/glossary-page", ["article"]],
])("After the styles of every page %s asks for those of its own: %s", (file, own) => {
  const [ofEveryPage, ...ofThisPage] = listAssets(
    manifest,
    "en",
    pages.find((row) => row.file === file),
  ).styles;
  expect(ofEveryPage).toBe(`/${manifest[entryFiles.browser]?.css?.[0]}`);
  const names = ofThisPage.map((address) => address.replace(/^\/assets\/(.+)-[\w-]{8}\.css$/, "$1"));
  expect(names.toSorted()).toEqual(own);
});

test("Every section of every language is a file of its own, but the administration speaks only two", () => {
  const files = locales.flatMap((locale) =>
    sections.map((section) => manifest[`web/i18n/${textFile(locale, section)}`]?.file),
  );
  expect(files).not.toContain(undefined);
  const ofAdmins = sections.filter((section) => textFile("de", section).startsWith("en/"));
  expect(ofAdmins).toEqual(["admin", "adminFrame"]);
  const shared = ofAdmins.length * (locales.length - adminLocales.length);
  expect(new Set(files).size).toBe(files.length - shared);
});

test("A page that was not built is an error", () => {
  expect(() => listAssets(manifest, "en", { path: "/", file: "no-such-page", texts: [] })).toThrow(
    "no-such-page",
  );
});
