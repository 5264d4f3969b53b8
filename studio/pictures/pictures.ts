// All our pictures, in the manifest's order. The descriptions are hand-written; the rest says how to make them.
import { byDay } from "./pictures-by-day.ts";
import { outdoorsByDay } from "./pictures-outdoors-by-day.ts";
import { sharedByDay } from "./pictures-shared-by-day.ts";
import { condos } from "./pictures-of-condos.ts";
import { indoors } from "./pictures-indoors.ts";
import { kitchensAndBaths } from "./pictures-kitchens-and-baths.ts";
import { outdoors } from "./pictures-outdoors.ts";
import { ownRooms } from "./own-rooms.ts";
import type { Picture } from "./picture.ts";

export type { Picture };
export const pictures: Record<string, Picture> = {
  ...outdoors,
  ...indoors,
  ...kitchensAndBaths,
  ...byDay,
  ...outdoorsByDay,
  ...condos,
  ...sharedByDay,
  ...ownRooms,
};
