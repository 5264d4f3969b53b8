/** The motifs of pictures, and what a home must have to show each. */
import type { AreaSlug } from "../../domain/places/areas.ts";

/** The motifs in the order of a gallery. `area` is the surroundings of a home, `shared` its building's amenities. */
export const shownInOrder = [
  "outside",
  "living",
  "studio",
  "bedroom",
  "kitchen",
  "bathroom",
  "balcony",
  "shared",
  "area",
] as const;
export type Shown = (typeof shownInOrder)[number];

export type Traits = {
  shows: Shown;
  of: "condo" | "house";
  /** The view from its window. Without one, the window shows nothing that a home must have. */
  view?: "bay" | "sea" | "city" | "garden";
  /** The years in which a home that looks like this was built. */
  built?: readonly [from: number, to: number];
  /** Only homes of about this size, in square metres. */
  size?: readonly [from: number, to: number];
  /** Only homes that have one of these. */
  needs?: readonly string[];
  /** Only homes that lack these. */
  lacks?: readonly string[];
  areas?: readonly AreaSlug[];
  /** The building that it belongs to. */
  project?: string;
  /** The one home that it belongs to. No other may show it. */
  only?: string;
};
