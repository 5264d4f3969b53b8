import { expect, test } from "vitest";
import { listOrphans, listTranslations } from "../../../web/content/build/list-translations.ts";
import type { SourceFile } from "../../../web/content/build/source-files.ts";
import { hashSource, stampSourceHash } from "../../../web/content/build/source-hash.ts";

const english = "---\ntitle: Naklua\nupdated: 2026-11-21\nrelated: [/areas/wongamat]\n---\n\nA town.\n";
const source = (locale: SourceFile["locale"], file: string, text: string): SourceFile => ({
  locale,
  file,
  text,
});

function stateOf(sources: SourceFile[], locale: string) {
  return listTranslations(sources).find((translation) => translation.locale === locale)?.state;
}

test("A stamped translation is current until the English text changes", () => {
  const german = stampSourceHash(
    "---\ntitle: Naklua\nupdated: 2026-11-21\n---\n\nEin Ort.\n",
    hashSource(english),
  );
  const translated = [source("en", "areas/naklua.mdx", english), source("de", "areas/naklua.mdx", german)];
  expect(stateOf(translated, "de")).toBe("current");
  const changed = [
    source("en", "areas/naklua.mdx", english.replace("A town", "An old town")),
    ...translated.slice(1),
  ];
  expect(stateOf(changed, "de")).toBe("outdated");
});

test("What translations leave out makes none outdated", () => {
  const moved = english.replace("2026-11-21", "2026-12-01").replace("[/areas/wongamat]", "[/finance]");
  expect(hashSource(moved)).toBe(hashSource(english));
});

test("An unstamped translation counts as outdated", () => {
  const sources = [source("en", "areas/naklua.mdx", english), source("fr", "areas/naklua.mdx", english)];
  expect(stateOf(sources, "fr")).toBe("outdated");
});

test("A promised text without translation is missing, any other falls back to English", () => {
  expect(stateOf([source("en", "areas/naklua.mdx", english)], "th")).toBe("missing");
  expect(stateOf([source("en", "faq.yaml", english)], "th")).toBe("missing");
  expect(stateOf([source("en", "blog/a-post.mdx", english)], "th")).toBe("optional");
});

test("A translation whose original is gone is named", () => {
  const sources = [source("en", "faq.yaml", english), source("ru", "areas/naklua.mdx", english)];
  expect(listOrphans(sources).map(({ locale, file }) => `${locale}/${file}`)).toEqual([
    "ru/areas/naklua.mdx",
  ]);
});

test("Stamping twice leaves one hash", () => {
  const twice = stampSourceHash(stampSourceHash(english, "0123456789ab"), "ba9876543210");
  expect(twice.match(/sourceHash/g)).toHaveLength(1);
  expect(twice).toContain('sourceHash: "ba9876543210"');
});
