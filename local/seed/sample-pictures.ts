/**
 * Chooses which of our own pictures a sample listing shows. A picture's address is `/pictures/<name>`;
 * web/pictures/manifest.json has its sizes, formats and descriptions in every language.
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
};

const mostPictures = 7;

/** These can be covers. Bathrooms and kitchens say too little. */
const coverKinds: ReadonlySet<Shown> = new Set(["outside", "living", "studio", "bedroom", "balcony"]);
const names = Object.keys(pictureTraits);
const isHouse = ({ type }: Home) => type.startsWith("house");

/**
 * Returns each listing's pictures, for listings in the order in which they are shown. After the cover come a home's
 * own rooms. The rest takes the picture shown least so far.
 */
export function choosePictures(homes: readonly Home[]): string[][] {
  const shown = new Map<string, number>();
  const times = (name: string) => shown.get(name) ?? 0;
  const covers = chooseCovers(homes);
  for (const name of covers) shown.set(name, times(name) + 1);
  return homes.map((home, turn) => {
    const cover = covers[turn] ?? "";
    const own = names.filter((name) => pictureTraits[name]?.only === home.slug && name !== cover);
    const seen = new Set([cover, ...own].map((name) => pictureTraits[name]?.shows));
    const rest = kindsFor(home)
      .filter((kind) => !seen.has(kind))
      .flatMap((kind) => fitting(home, kind).toSorted((a, b) => times(a) - times(b))[0] ?? []);
    const chosen = inOrder([...own, ...rest.slice(0, mostPictures - 1 - own.length)]);
    for (const name of chosen) shown.set(name, times(name) + 1);
    return [cover, ...chosen].map((name) => `/pictures/${name}`);
  });
}

const inOrder = (pictures: readonly string[]) =>
  pictures.toSorted((a, b) => shownInOrder.indexOf(kindOf(a)) - shownInOrder.indexOf(kindOf(b)));

/** Each home is led by a picture of its own, so that no two look alike in any list. */
function chooseCovers(homes: readonly Home[]): string[] {
  const covers: string[] = [];
  const kindLed = (name: string) => covers.filter((cover) => kindOf(cover) === kindOf(name)).length;
  for (const home of homes) {
    const isDark = hasEnoughDusk(covers);
    const [cover] = ownCovers(home).toSorted(
      (a, b) =>
        byFront(home, a) - byFront(home, b) ||
        (isDark ? Number(atDusk.has(a)) - Number(atDusk.has(b)) : 0) ||
        kindLed(a) - kindLed(b),
    );
    if (!cover) throw new Error(`${home.slug} has no picture of its own that can be a cover`);
    covers.push(cover);
  }
  return covers;
}

/** A third of the covers may be of the evening. */
const hasEnoughDusk = (covers: readonly string[]) =>
  covers.filter((name) => atDusk.has(name)).length * 3 >= covers.filter(Boolean).length;

/** A house prefers a cover that shows it from outside. A flat takes any of its pictures. */
const byFront = (home: Home, name: string) => Number(isHouse(home) && kindOf(name) !== "outside");
const kindOf = (name: string): Shown => pictureTraits[name]?.shows ?? "area";

const ownCovers = (home: Home) =>
  names.filter((name) => pictureTraits[name]?.only === home.slug && coverKinds.has(kindOf(name)));

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
  const { built, size: sizes, needs, lacks, areas, of, shows, only, project } = traits;
  return (
    (only === undefined || only === home.slug) &&
    (project === undefined || project === home.project) &&
    (shows === "area" || of === (isHouse(home) ? "house" : "condo")) &&
    hasView(home, traits) &&
    isWithin(home.built, built) &&
    isWithin(home.squareMeters, sizes) &&
    (needs?.some((each) => home.amenities.includes(each)) ?? true) &&
    !lacks?.some((each) => home.amenities.includes(each)) &&
    (areas?.includes(home.area) ?? true)
  );
}

/** A home with a sea view shows it. A home without one never does. */
function hasView({ amenities, area }: Home, { view }: Traits): boolean {
  const onBay =
    area === "pratumnak" || area === "central-pattaya" || area === "naklua" || area === "wongamat";
  if (view === "sea") return amenities.includes("sea-view");
  if (view === "bay") return amenities.includes("sea-view") && onBay;
  return view === undefined || view === "garden" || !amenities.includes("sea-view");
}

const isWithin = (value: number, range: readonly [number, number] | undefined) =>
  range === undefined || (value >= range[0] && value <= range[1]);
