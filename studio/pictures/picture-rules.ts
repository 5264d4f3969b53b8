/** What we demand of the pictures of homes. Pure, so that a test can break each rule. */
import { locales } from "../../domain/languages/locales.ts";

export type PictureEntry = {
  kind: string;
  widths: number[];
  alt: Record<string, string>;
  seed?: number;
  samples?: number;
  seconds?: number;
};
export type PictureFile = { name: string; file: string; width: number; bytes: number | undefined };
export type ShownHome = {
  slug: string;
  images: readonly string[];
  bedrooms: number;
};
export type BrokenRule = { rule: string; where: string };

type Checked = {
  /** What the scenes describe, whether rendered or not. */
  described: Record<string, Pick<PictureEntry, "alt">>;
  /** Where pages show a picture that no home does. */
  elsewhere: readonly string[];
  manifest: Record<string, PictureEntry>;
  files: readonly PictureFile[];
  homes: readonly ShownHome[];
};

/** Pictures that a home shows and no other does. A home of one room has one room less to show. */
const fewestOwn = (bedrooms: number) => (bedrooms === 0 ? 2 : 3);
/** Chinese says as much in a third of the letters. */
const shortestAlt = (language: string) => (language === "zh" ? 10 : 25);
/** A card's largest file. */
const cardBytes = 120 * 1024;
const cardWidth = 1200;

export function findBrokenRules({ manifest, files, homes, described, elsewhere }: Checked): BrokenRule[] {
  return [
    ...findRepeatedCovers(homes),
    ...findThinHomes(homes),
    ...findWeakTexts(manifest),
    ...findHeavyFiles(manifest, files),
    ...findUnstated(manifest),
    ...findUnrendered(manifest, described),
    ...findUnshown(manifest, homes, elsewhere),
  ];
}

/** On no page of any order or filter: two homes never have the same cover. */
function findRepeatedCovers(homes: readonly ShownHome[]): BrokenRule[] {
  const byCover = Map.groupBy(homes, ({ images }) => images[0] ?? "no picture");
  return [...byCover]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([cover, sharing]) => ({
      rule: "a cover comes twice",
      where: `${cover}: ${sharing.map(({ slug }) => slug).join(", ")}`,
    }));
}

function findThinHomes(homes: readonly ShownHome[]): BrokenRule[] {
  const shownBy = new Map<string, number>();
  for (const image of homes.flatMap(({ images }) => images))
    shownBy.set(image, (shownBy.get(image) ?? 0) + 1);
  return homes.flatMap(({ slug, images, bedrooms }) => {
    const own = images.filter((image) => shownBy.get(image) === 1).length;
    return own >= fewestOwn(bedrooms)
      ? []
      : [{ rule: "too few pictures of its own", where: `${slug}: ${own} of ${fewestOwn(bedrooms)}` }];
  });
}

function findWeakTexts(manifest: Checked["manifest"]): BrokenRule[] {
  const rule = "a text does not say what is seen";
  return Object.entries(manifest).flatMap(([name, { alt }]) =>
    locales.flatMap((language) => {
      const text = alt[language] ?? "";
      const isShared = Object.entries(manifest).some(
        ([other, entry]) => other !== name && entry.alt[language] === text,
      );
      const isWeak =
        Array.from(text).length < shortestAlt(language) ||
        isShared ||
        /^(?:image|picture|photo) of/i.test(text);
      return isWeak ? [{ rule, where: `${name} (${language})` }] : [];
    }),
  );
}

function findHeavyFiles(manifest: Checked["manifest"], files: readonly PictureFile[]): BrokenRule[] {
  return files.flatMap(({ name, file, width, bytes }): BrokenRule[] => {
    if (bytes === undefined) return [{ rule: "a file is missing", where: file }];
    const isCard = manifest[name]?.kind !== "hero" && width <= cardWidth;
    return isCard && bytes > cardBytes
      ? [{ rule: "a card's file is over 120 KB", where: `${file}: ${Math.round(bytes / 1024)} KB` }]
      : [];
  });
}

function findUnstated(manifest: Checked["manifest"]): BrokenRule[] {
  return Object.entries(manifest)
    .filter(
      ([, { seed, samples, seconds }]) =>
        seed === undefined || samples === undefined || seconds === undefined,
    )
    .map(([name]) => ({ rule: "seed, samples or time are not stated", where: name }));
}

/** A scene without a picture, or whose words were changed after it was rendered. */
function findUnrendered(manifest: Checked["manifest"], described: Checked["described"]): BrokenRule[] {
  return Object.entries(described).flatMap(([name, { alt }]) => {
    if (!manifest[name]) return [{ rule: "a scene is not rendered", where: name }];
    const changed = locales.filter((language) => manifest[name]?.alt[language] !== alt[language]);
    return changed.map((language) => ({
      rule: "the manifest has an old text",
      where: `${name} (${language})`,
    }));
  });
}

function findUnshown(
  manifest: Checked["manifest"],
  homes: readonly ShownHome[],
  elsewhere: readonly string[],
): BrokenRule[] {
  const shown = new Set([
    ...elsewhere,
    ...homes.flatMap(({ images }) => images.map((image) => image.replace("/pictures/", ""))),
  ]);
  return Object.keys(manifest)
    .filter((name) => !shown.has(name))
    .map((name) => ({ rule: "a picture is not shown", where: name }));
}
