/**
 * Chooses which of our own pictures a sample listing shows. A picture's address is `/pictures/<name>`;
 * web/pictures/manifest.json has its sizes, formats and descriptions in six languages.
 */
import type { AreaSlug } from "../../domain/places/areas.ts";
import { shownInOrder, type Shown, type Traits } from "./picture-kinds.ts";
import { atDusk, pictureTraits } from "./picture-traits.ts";

export type Home = {
  slug: string;
  type: string;
  area: AreaSlug;
  bedrooms: number;
  squareMeters: number;
  amenities: readonly string[];
  built: number;
  /** Its building. */
  project?: string;
  featured?: boolean;
};

/** How many listings a visitor sees on one page, and how many on the front page. */
const pageSize = 24;
const frontPageRecent = 3;
const frontPageFeatured = 6;
const mostPictures = 7;

/** These can be covers. Bathrooms and kitchens say too little, and several listings share a view. */
const coverKinds: ReadonlySet<Shown> = new Set(["outside", "living", "studio", "bedroom", "balcony"]);
const names = Object.keys(pictureTraits);
const isHouse = ({ type }: Home) => type.startsWith("house");

/**
 * Returns each listing's pictures, for listings in the order in which they are shown. A cover comes once on a page and
 * once on the front page. A home's own rooms come next. The rest takes the picture shown least so far, but a building
 * looks the same from outside in all its homes.
 */
export function choosePictures(homes: readonly Home[]): string[][] {
  const shown = new Map<string, number>();
  const times = (name: string) => shown.get(name) ?? 0;
  const buildings = new Map<string | undefined, string>();
  const covers = chooseCovers(homes);
  for (const name of covers) shown.set(name, times(name) + 1);
  return homes.map((home, turn) => {
    const cover = covers[turn] ?? "";
    const own = names.filter((name) => pictureTraits[name]?.only === home.slug && name !== cover);
    const seen = new Set([cover, ...own].map((name) => pictureTraits[name]?.shows));
    const rest = kindsFor(home)
      .filter((kind) => !seen.has(kind))
      .flatMap((kind) => {
        const building = kind === "outside" ? buildings.get(home.project) : undefined;
        return building ?? fitting(home, kind).toSorted((a, b) => times(a) - times(b))[0] ?? [];
      });
    const outside = rest.find((name) => kindOf(name) === "outside");
    if (home.project && outside) buildings.set(home.project, outside);
    const chosen = inOrder([...own, ...rest.slice(0, mostPictures - 1 - own.length)]);
    for (const name of chosen) shown.set(name, times(name) + 1);
    return [cover, ...chosen].map((name) => `/pictures/${name}`);
  });
}

const inOrder = (pictures: readonly string[]) =>
  pictures.toSorted((a, b) => shownInOrder.indexOf(kindOf(a)) - shownInOrder.indexOf(kindOf(b)));

/** Homes that follow each other across the end of a page are close too: filters leave some out. */
const nearTurns = 3;

/** The page of the list that the home is on. */
const pageOf = (turn: number) => Math.floor(turn / pageSize);

function chooseCovers(homes: readonly Home[]): string[] {
  const covers = homes.map(() => "");
  const front = frontPage(homes);
  const led = (name: string) => covers.filter((cover) => cover === name).length;
  const kindLed = (name: string) => covers.filter((cover) => kindOf(cover) === kindOf(name)).length;
  const seenTogether = (a: number, b: number) =>
    a !== b && (pageOf(a) === pageOf(b) || Math.abs(a - b) <= nearTurns || (front.has(a) && front.has(b)));
  const rivalOf = (name: string, turn: number) =>
    covers.findIndex((cover, other) => cover === name && seenTogether(other, turn));

  /** Takes a free cover, or one whose present home can take another. */
  function place(turn: number, home: Home, tried: Set<string>): boolean {
    const before = covers[turn] ?? "";
    const isDark = hasEnoughDusk(covers);
    const held = (name: string) => Number(rivalOf(name, turn) >= 0);
    const choices = coverChoices(home).toSorted(
      (a, b) =>
        preference(home, a) - preference(home, b) ||
        held(a) - held(b) ||
        (isDark ? Number(atDusk.has(a)) - Number(atDusk.has(b)) : 0) ||
        led(a) - led(b) ||
        kindLed(a) - kindLed(b),
    );
    for (const name of choices) {
      if (tried.has(name)) continue;
      tried.add(name);
      covers[turn] = name;
      const rival = rivalOf(name, turn);
      const rivalHome = homes[rival];
      if (!rivalHome || (place(rival, rivalHome, tried) && rivalOf(name, turn) < 0)) return true;
    }
    covers[turn] = before;
    return false;
  }

  for (const [turn, home] of homes.entries()) {
    if (!place(turn, home, new Set())) throw new Error(`No picture is left for the cover of ${home.slug}`);
  }
  return covers;
}

/** A third of the covers may be of the evening. */
const hasEnoughDusk = (covers: readonly string[]) =>
  covers.filter((name) => atDusk.has(name)).length * 3 >= covers.filter(Boolean).length;

/** A house is led by what it looks like, if it can be; a flat by whatever it has; both by a picture of their own. */
const preference = (home: Home, name: string) =>
  2 * Number(isHouse(home) && kindOf(name) !== "outside") + Number(pictureTraits[name]?.only !== home.slug);
const kindOf = (name: string): Shown => pictureTraits[name]?.shows ?? "area";

/** The turns of the listings on the front page: the newest, and the newest featured ones. */
function frontPage(homes: readonly Home[]): ReadonlySet<number> {
  const featured = homes.flatMap(({ featured: is }, turn) => (is ? [turn] : [])).slice(0, frontPageFeatured);
  const newest = homes.slice(0, frontPageRecent).map((_, turn) => turn);
  return new Set([...featured, ...newest]);
}

function coverChoices(home: Home): string[] {
  return kindsFor(home)
    .filter((kind) => coverKinds.has(kind))
    .flatMap((kind) => fitting(home, kind));
}

function kindsFor(home: Home): Shown[] {
  if (isHouse(home)) return ["outside", "living", "bedroom", "kitchen", "bathroom", "area"];
  const rooms: Shown[] = home.bedrooms === 0 ? ["studio"] : ["living", "bedroom", "kitchen"];
  const balcony: Shown[] = home.amenities.includes("balcony") ? ["balcony"] : [];
  // Balconies come late, because many homes share the pictures of a few.
  return ["outside", ...rooms, "bathroom", "shared", ...balcony, "area"];
}

function fitting(home: Home, kind: Shown): string[] {
  return names.filter((name) => {
    const traits = pictureTraits[name];
    return traits?.shows === kind && fits(home, traits);
  });
}

function fits(home: Home, traits: Traits): boolean {
  const { built, size: sizes, needs, lacks, areas, of, shows, only } = traits;
  return (
    (only === undefined || only === home.slug) &&
    (shows === "area" || of === (isHouse(home) ? "house" : "condo")) &&
    hasView(home, traits) &&
    isWithin(home.built, built) &&
    isWithin(home.squareMeters, sizes) &&
    (needs?.some((each) => home.amenities.includes(each)) ?? true) &&
    !lacks?.some((each) => home.amenities.includes(each)) &&
    (areas?.includes(home.area) ?? true)
  );
}

/** Who sells a sea view shows it; who has none never shows one. */
function hasView({ amenities, area }: Home, { view }: Traits): boolean {
  const onBay =
    area === "pratumnak" || area === "central-pattaya" || area === "naklua" || area === "wongamat";
  if (view === "sea") return amenities.includes("sea-view");
  if (view === "bay") return amenities.includes("sea-view") && onBay;
  return view === undefined || view === "garden" || !amenities.includes("sea-view");
}

const isWithin = (value: number, range: readonly [number, number] | undefined) =>
  range === undefined || (value >= range[0] && value <= range[1]);
