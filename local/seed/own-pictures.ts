/** Pictures that belong to one sample home each: rooms rendered for it (web/pictures/own-rooms-homes.ts). */
import type { Shown, Traits } from "./picture-kinds.ts";

/** What each angle of a home's rooms counts as. */
const shows = {
  living: "living",
  dining: "living",
  bedroom: "bedroom",
  second: "bedroom",
  kitchen: "kitchen",
  bathroom: "bathroom",
  studio: "studio",
  bed: "studio",
  desk: "studio",
  kitchenette: "kitchen",
} as const satisfies Record<string, Shown>;

type Own = { home: string; key: string; angles: readonly (keyof typeof shows)[] };

const own: readonly Own[] = [{ home: "studio-krachang-court-naklua", key: "krachang", angles: ["studio"] }];

export const ownPictures: Record<string, Traits> = Object.fromEntries(
  own.flatMap(({ home, key, angles }) =>
    angles.map((angle): [string, Traits] => [
      `${key}-${angle}`,
      {
        shows: shows[angle],
        of: home.includes("house") || home.includes("villa") ? "house" : "condo",
        only: home,
      },
    ]),
  ),
);
