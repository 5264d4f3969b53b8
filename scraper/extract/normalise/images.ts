/**
 * Pictures of the home: absolute, once each, the largest of its sizes, no logos, icons, maps or placeholders. What the
 * most trusted layer states is often only the first of a gallery: the largest set that agrees with it is added.
 */
import type { PageFacts, PageImage } from "../facts/page-facts.ts";

const notThePicture = new RegExp(
  [
    "logo",
    "icon",
    "sprite",
    "avatar",
    "placeholder",
    "no-?image",
    "no-?photo",
    "default-?(?:image|img)",
    "spinner",
    "loading",
    "pixel",
    "1x1",
    "blank",
    "badge",
    "flag",
    "captcha",
    "map[-_.]?(?:tile|static|marker)",
    "staticmap",
    "google(?:apis|tag)",
    "facebook",
    "doubleclick",
    String.raw`\.svg(?:$|\?)`,
    String.raw`\.gif(?:$|\?)`,
    "qr-?code",
    "agent",
    "broker",
    "user-?photo",
    "profile",
    "banner",
    "app-?store",
    "google-?play",
    String.raw`youtu\.?be`,
    "vimeo",
    "matterport",
    String.raw`\.(?:mp4|m3u8|pdf)(?:$|\?)`,
  ].join("|"),
  "i",
);
/** Some agencies have "icon" or "agent" in their name, so only technical hosts are recognised by name. */
const notTheHost =
  /google|gstatic|facebook|doubleclick|gravatar|youtu\.?be|ytimg|vimeo|(?:^|\.)maps?\.|mapbox|openstreetmap/i;
const leastWidth = 200;
/** Of the largest picture's surface. */
const smallestShare = 0.2;
const fewestOfOneSize = 2;

type Picture = { url: string; size: number };

const mostImages = 40;

export function chooseImages(
  stated: readonly string[],
  others: readonly (readonly string[])[],
  facts: PageFacts,
  pageUrl: string | null,
): string[] {
  const base = URL.parse(facts.base ?? "", pageUrl ?? undefined)?.href ?? pageUrl;
  const onPage = facts.images
    .filter((image) => !image.isAside && !facts.prices.picturesInCards.has(image))
    .filter((image) => !notThePicture.test(image.hint) && !notThePicture.test(image.alt))
    .filter((image) => image.width === 0 || image.width >= leastWidth);
  const whole = findWhole(stated, [...others, ...galleriesOf(onPage)], base);
  const rest = whole ?? (stated.length > 1 ? [] : onPage.map(({ url }) => url));
  const chosen = new Map<string, Picture>();
  for (const address of [...stated, ...rest]) {
    const url = absolute(address, base);
    if (!url || notThePicture.test(url.pathname.split("/").slice(-3).join("/")) || notTheHost.test(url.host))
      continue;
    const key = samePicture(url);
    const size = sizeInName(url);
    const known = chosen.get(key);
    if (!known) chosen.set(key, { url: url.href, size });
    else if (size > known.size) chosen.set(key, { url: url.href, size });
    if (chosen.size >= mostImages) break;
  }
  return withoutSmall([...chosen.values()]).map((picture) => picture.url);
}

/** The largest set that has at least half of what is stated, if it is larger than that. */
function findWhole(
  stated: readonly string[],
  sets: readonly (readonly string[])[],
  base: string | null,
): readonly string[] | null {
  if (stated.length === 0) return null;
  const keysOf = (addresses: readonly string[]) =>
    new Set(addresses.flatMap((address) => samePicture(absolute(address, base)) ?? []));
  const own = keysOf(stated);
  let whole: readonly string[] | null = null;
  let most = own.size;
  for (const set of sets) {
    if (set.length <= most) continue;
    const keys = keysOf(set);
    if (keys.size <= most || [...own].filter((key) => keys.has(key)).length * 2 < own.size) continue;
    whole = set;
    most = keys.size;
  }
  return whole;
}

/** Pictures whose elements are called alike. */
function galleriesOf(images: readonly PageImage[]): string[][] {
  const named = images.filter(({ hint }) => hint.trim() !== "");
  return [...Map.groupBy(named, ({ hint }) => hint.replace(/\d+/g, "")).values()].map((gallery) =>
    gallery.map(({ url }) => url),
  );
}

/** A gallery's pictures are of one size: far smaller ones are the agent's face and other homes. */
function withoutSmall(pictures: readonly Picture[]): readonly Picture[] {
  const named = pictures.filter(({ size }) => size > 0 && size !== unmeasured);
  const largest = Math.max(...named.map(({ size }) => size), 0);
  const isLarge = ({ size }: Picture) => size >= largest * smallestShare;
  return named.filter(isLarge).length < fewestOfOneSize ? pictures : pictures.filter(isLarge);
}

function absolute(address: string, base: string | null): URL | null {
  const url = URL.parse(address.trim().replaceAll("&amp;", "&"), base ?? undefined);
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url : null;
}

/** The size of a picture whose name gives none: it is the original of the small ones. */
const unmeasured = 1_000_000;

function sizeInName(url: URL): number {
  const named = `${url.pathname}${url.search}`.matchAll(/(?<!\d)(\d{2,4})x(\d{2,4})(?!\d)/g);
  const measures = [...named].map((match) => Number(match[1]) * Number(match[2]));
  if (/(?:orig(?:inal)?|full|large|xl)(?![a-z])/i.test(url.pathname)) measures.push(unmeasured);
  if (measures.length > 0) return Math.max(...measures);
  return /thumb|small|preview/i.test(url.pathname) ? 0 : unmeasured;
}

/** The same picture in another size has the same name but for its measures. */
function samePicture(url: URL): string;
function samePicture(url: URL | null): string | null;
function samePicture(url: URL | null): string | null {
  if (!url) return null;
  const path = url.pathname
    .replace(/[-_]?(?<!\d)\d{2,4}x\d{2,4}(?!\d)[a-z]?(?![a-z])/g, "")
    .replace(
      /[-_/](?:w\d{2,4}|h\d{2,4}|\d{2,4}w|small|medium|large|thumb(?:nail)?|xl|full|orig(?:inal)?)(?=[-_./]|$)/gi,
      "",
    );
  return `${url.host}${path}`;
}
