/** What each room should hold, the most important first. */
import type { PieceKind, RoomKind } from "../../../domain/floor-plans/floor-plan.ts";
import type { Box } from "./cut-rooms.ts";

export type Wish = {
  kind: PieceKind;
  /** Along its back, and from its back forwards. */
  wide: number;
  deep: number;
  /** Room to stand in front of it. */
  clear?: number;
  /** Low enough to stand under a window. */
  isLow?: boolean;
  place?: "middle" | "corner" | "free" | "opposite";
  /** Kept away from the doors' own wall, such as a bed's head. */
  quiet?: boolean;
};

type Options = { hasDining: boolean; tail: boolean };

export const wishes: Partial<Record<RoomKind, (room: Box, options: Options) => Wish[]>> = {
  bedroom: ({ width, depth }) => [
    {
      kind: "bed",
      wide: width * depth > 11 ? 1.8 : 1.5,
      deep: 2.05,
      clear: 0.6,
      place: "middle",
      quiet: true,
    },
    { kind: "wardrobe", wide: width * depth > 12 ? 1.8 : 1.2, deep: 0.6, clear: 0.6, place: "corner" },
    ...(width * depth > 13
      ? [{ kind: "desk", wide: 1.1, deep: 0.55, clear: 0.6, isLow: true, place: "corner" } as const]
      : []),
    ...(width * depth > 19
      ? [{ kind: "armchair", wide: 0.75, deep: 0.75, isLow: true, place: "corner" } as const]
      : []),
  ],
  studio: () => [
    { kind: "bed", wide: 1.5, deep: 2.05, clear: 0.6, place: "middle", quiet: true },
    { kind: "wardrobe", wide: 1.2, deep: 0.6, clear: 0.5, place: "corner" },
    { kind: "television", wide: 1, deep: 0.4, place: "opposite" },
    { kind: "desk", wide: 1, deep: 0.5, clear: 0.5, isLow: true, place: "corner" },
  ],
  living: ({ width, depth }, { hasDining }) => [
    {
      kind: "sofa",
      wide: width * depth > 20 ? 2.3 : 1.8,
      deep: 0.9,
      clear: 0.9,
      place: "middle",
      quiet: true,
    },
    { kind: "television", wide: 1.4, deep: 0.4, place: "opposite" },
    { kind: "coffee-table", wide: 0.9, deep: 0.55, place: "free" },
    ...(hasDining
      ? []
      : [
          {
            kind: "dining-table",
            wide: width * depth > 24 ? 2 : 1.3,
            deep: width * depth > 24 ? 1.9 : 1.5,
            place: "free",
          } as const,
        ]),
    ...(width * depth > 24
      ? [{ kind: "armchair", wide: 0.8, deep: 0.8, isLow: true, place: "corner" } as const]
      : []),
    { kind: "plant", wide: 0.45, deep: 0.45, isLow: true, place: "corner" },
  ],
  dining: () => [{ kind: "dining-table", wide: 2, deep: 1.9, place: "free" }],
  kitchen: ({ width, depth }, { tail }) => [
    {
      kind: "counter",
      wide: Math.min(Math.max(width, depth) - 0.9, tail ? 1.9 : 2.9),
      deep: 0.6,
      clear: 0.8,
      isLow: true,
      place: "corner",
    },
    { kind: "fridge", wide: 0.6, deep: 0.62, clear: 0.5, place: "corner" },
    ...(width * depth > 11
      ? [{ kind: "counter", wide: 1.8, deep: 0.6, clear: 0.7, isLow: true, place: "corner" } as const]
      : []),
  ],
  bathroom: ({ width, depth }) => [
    width * depth > 6.5
      ? { kind: "bath", wide: 1.7, deep: 0.75, clear: 0.4, isLow: true, place: "corner" }
      : { kind: "shower", wide: 0.9, deep: 0.9, clear: 0.3, place: "corner" },
    { kind: "toilet", wide: 0.45, deep: 0.68, clear: 0.35, place: "corner" },
    { kind: "basin", wide: 0.6, deep: 0.45, clear: 0.4, isLow: true, place: "corner" },
    ...(width * depth > 6.5
      ? [{ kind: "shower", wide: 0.9, deep: 0.9, clear: 0.3, place: "corner" } as const]
      : []),
  ],
  study: () => [
    { kind: "desk", wide: 1.4, deep: 0.65, clear: 0.8, isLow: true, place: "middle" },
    { kind: "sofa", wide: 1.6, deep: 0.8, clear: 0.5, place: "middle", quiet: true },
  ],
  dressing: () => [{ kind: "wardrobe", wide: 1.6, deep: 0.6, clear: 0.6, place: "corner" }],
  storage: () => [{ kind: "wardrobe", wide: 1, deep: 0.5, clear: 0.4, place: "corner" }],
  laundry: () => [
    { kind: "washing-machine", wide: 0.6, deep: 0.6, clear: 0.4, isLow: true, place: "corner" },
  ],
  balcony: ({ width }) => [
    ...(width > 3
      ? [{ kind: "armchair", wide: 0.65, deep: 0.65, isLow: true, place: "corner" } as const]
      : []),
    { kind: "plant", wide: 0.4, deep: 0.4, isLow: true, place: "corner" },
  ],
  terrace: () => [
    { kind: "dining-table", wide: 2, deep: 1.9, place: "free" },
    { kind: "plant", wide: 0.5, deep: 0.5, isLow: true, place: "corner" },
    { kind: "armchair", wide: 0.75, deep: 0.75, isLow: true, place: "corner" },
  ],
  carport: () => [{ kind: "car", wide: 1.8, deep: 4.4, place: "free" }],
};
