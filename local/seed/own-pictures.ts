/** Pictures that belong to one sample home each: rooms rendered for it. */
import { ownHomes } from "../../web/pictures/own-rooms.ts";
import type { Shown, Traits } from "./picture-kinds.ts";

/** What each angle of a home's rooms counts as, in the order in which they are shown. */
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

const angles = Object.keys(shows);

export const ownPictures: Record<string, Traits> = Object.fromEntries(
  ownHomes.flatMap(({ key, home, angles: rendered }) =>
    rendered
      .toSorted((a, b) => angles.indexOf(a) - angles.indexOf(b))
      .map((angle): [string, Traits] => [
        `${key}-${angle}`,
        {
          shows: shows[angle],
          of: home.includes("house") || home.includes("villa") ? "house" : "condo",
          only: home,
        },
      ]),
  ),
);
