/** Each rule for pictures is seen broken once. */
import { expect, test } from "vitest";
import { locales } from "../../domain/languages/locales.ts";
import { findBrokenRules, type PictureEntry, type ShownHome } from "../../studio/pictures/picture-rules.ts";

const texts = (word: string) =>
  Object.fromEntries(locales.map((locale) => [locale, `${word} in a room with a window and a door`]));
const entry = (word: string, change: Partial<PictureEntry> = {}): PictureEntry => ({
  kind: "interior",
  widths: [480],
  alt: texts(word),
  seed: 1,
  samples: 20,
  seconds: 60,
  ...change,
});
const own = (slug: string, count: number) =>
  Array.from({ length: count }, (_, index) => `/pictures/${slug}-${index}`);
const home = (slug: string, change: Partial<ShownHome> = {}): ShownHome => ({
  slug,
  images: own(slug, 5),
  bedrooms: 1,
  ...change,
});
const rules = (checked: Partial<Parameters<typeof findBrokenRules>[0]>) =>
  findBrokenRules({
    manifest: {},
    files: [],
    homes: [],
    described: {},
    elsewhere: Object.keys(checked.manifest ?? {}),
    ...checked,
  }).map(({ rule }) => rule);

test("Homes with pictures of their own and full entries break nothing", () => {
  expect(
    rules({ homes: [home("a"), home("b")], manifest: { one: entry("bed"), two: entry("sofa") } }),
  ).toEqual([]);
});

test("A cover that comes twice is found", () => {
  const twins = [
    home("a", { images: ["/pictures/x", ...own("a", 5)] }),
    home("b", { images: ["/pictures/x", ...own("b", 5)] }),
  ];
  expect(rules({ homes: twins })).toEqual(["a cover comes twice"]);
});

test("A home needs three pictures that no other shows, a studio two", () => {
  expect(rules({ homes: [home("a", { images: own("a", 2), bedrooms: 0 })] })).toEqual([]);
  expect(rules({ homes: [home("a", { images: own("a", 1), bedrooms: 0 })] })).toEqual([
    "too few pictures of its own",
  ]);
  expect(rules({ homes: [home("a", { images: own("a", 3) })] })).toEqual([]);
  expect(rules({ homes: [home("a", { images: own("a", 2) })] })).toEqual(["too few pictures of its own"]);
});

test("Short, missing and repeated texts are found in their language", () => {
  expect(rules({ manifest: { one: entry("bed", { alt: { ...texts("bed"), th: "ห้อง" } }) } })).toEqual([
    "a text does not say what is seen",
  ]);
  expect(rules({ manifest: { one: entry("bed"), two: entry("bed") } })).toHaveLength(12);
});

test("Missing and heavy files are found, but the hero may be heavy", () => {
  const manifest = { card: entry("bed"), hero: entry("bay", { kind: "hero" }) };
  const file = (name: string, bytes: number | undefined) => ({
    name,
    file: `${name}.webp`,
    width: 1200,
    bytes,
  });
  expect(
    rules({ manifest, files: [file("card", undefined), file("card", 130_000), file("hero", 150_000)] }),
  ).toEqual(["a file is missing", "a card's file is over 120 KB"]);
});

test("A picture that does not say how long it took is found", () => {
  const { seconds: _, ...rest } = entry("bed");
  expect(rules({ manifest: { one: rest } })).toEqual(["seed, samples or time are not stated"]);
});

test("A scene that is not rendered is found, and one whose text was changed since", () => {
  const manifest = { one: entry("bed") };
  expect(rules({ manifest, described: { one: entry("bed"), two: entry("sofa") } })).toEqual([
    "a scene is not rendered",
  ]);
  expect(rules({ manifest, described: { one: { alt: { ...texts("bed"), de: "Ein Zimmer" } } } })).toEqual([
    "the manifest has an old text",
  ]);
});

test("A picture that neither a home nor a page shows is found", () => {
  const homes = [home("a", { images: ["/pictures/one", ...own("a", 5)] })];
  expect(rules({ manifest: { one: entry("bed"), two: entry("sofa") }, homes, elsewhere: [] })).toEqual([
    "a picture is not shown",
  ]);
});
