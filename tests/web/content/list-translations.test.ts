import { expect, test } from "vitest";
import { locales } from "../../../domain/languages/locales.ts";
import {
  listNeedlessTitles,
  listOrphans,
  listTitles,
  listTranslations,
} from "../../../web/content/build/sources/list-translations.ts";
import { type SourceFile, readSourceFiles } from "../../../web/content/build/sources/source-files.ts";
import { hashSource, stampSourceHash } from "../../../web/content/build/sources/source-hash.ts";
import { readTitles, stampTitles } from "../../../web/content/build/sources/titles-source.ts";

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

test("Changing what translations leave out does not make them outdated", () => {
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

test("A translation without an original is reported", () => {
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

const post = english.replace("title: Naklua", "title: A post\ndescription: What the post is about.");
const germanTitle = "blog/a-post:\n  title: Ein Beitrag\n  description: Wovon der Beitrag handelt.\n";
const titleState = (sources: SourceFile[], locale = "de") =>
  listTitles(sources).find((title) => title.locale === locale)?.state;

test("A stamped title is current until the English title or description changes, whatever the text does", () => {
  const original = source("en", "blog/a-post.mdx", post);
  const stamped = source("de", "titles.yaml", stampTitles(germanTitle, [original], []));
  expect(titleState([original, stamped])).toBe("current");
  expect(titleState([{ ...original, text: post.replace("A town", "A city") }, stamped])).toBe("current");
  expect(titleState([{ ...original, text: post.replace("A post", "Another post") }, stamped])).toBe(
    "outdated",
  );
  expect(titleState([{ ...original, text: post.replace("is about", "tells") }, stamped])).toBe("outdated");
  expect(titleState([original, { ...stamped, text: germanTitle }])).toBe("outdated");
});

test("An untranslated text needs a title in every other language, a translated one needs none", () => {
  const original = source("en", "blog/a-post.mdx", post);
  const titles = source("de", "titles.yaml", germanTitle);
  expect(titleState([original])).toBe("missing");
  expect(listNeedlessTitles([original, titles], "de")).toEqual([]);
  const translated = [original, titles, source("de", "blog/a-post.mdx", post)];
  expect(titleState(translated)).toBeUndefined();
  expect(listNeedlessTitles(translated, "de")).toEqual(["blog/a-post"]);
  expect(listNeedlessTitles([titles], "de")).toEqual(["blog/a-post"]);
  expect(listOrphans([original, titles])).toEqual([]);
});

test("A title too long for search results is refused, and so is a malformed name", () => {
  const read = (text: string) => readTitles([source("de", "titles.yaml", text)], "de");
  expect(read(germanTitle)).toHaveProperty(["blog/a-post", "title"], "Ein Beitrag");
  expect(() => read(germanTitle.replace("Ein Beitrag", "x".repeat(66)))).toThrow(
    "web/content/de/titles.yaml",
  );
  expect(() => read(germanTitle.replace("Wovon", "x".repeat(160)))).toThrow("description");
  expect(() => read(germanTitle.replace("blog/a-post", "a post"))).toThrow("web/content/de/titles.yaml");
});

test("No translated text has a leftover title", () => {
  const sources = readSourceFiles();
  expect(locales.flatMap((locale) => listNeedlessTitles(sources, locale))).toEqual([]);
});
