// What distinguishes the rooms of one home, and the values that several homes share.
import type { colours, floors, things } from "./own-rooms-things.ts";
import type { Angle } from "./own-rooms-words.ts";

type View = readonly [
  kind: "court" | "city" | "open" | "bay" | "garden" | "palms" | "roofs",
  height: number,
  west: number,
  turn: number,
];

export type OwnHome = {
  /** What its pictures' names begin with. */
  key: string;
  style: string;
  /** Kind, height above ground, the direction of the sun, turn of the outside. */
  view: View;
  /** What a room looks at from one place, where that is something else. */
  elsewhere?: Partial<Record<Angle, View>>;
  side: "left" | "right";
  seed: number;
  floor: keyof typeof floors;
  colours: Record<Exclude<keyof typeof things, "towel">, keyof typeof colours>;
  weave: "noise" | "stripe" | "diamond";
  /** Height and width of a wall tile. */
  tile: readonly [number, number];
  /** Width and depth of each room, in metres. */
  size: Record<string, readonly [number, number]>;
  angles: readonly Angle[];
};

type Hue = keyof typeof colours;
export const palette = (
  sofa: Hue,
  chair: Hue,
  rug: Hue,
  thrown: Hue,
  pillow: Hue,
  cabinet: Hue,
  tile: Hue,
) => ({
  sofa,
  chair,
  rug,
  throw: thrown,
  pillow,
  cabinet,
  tile,
});
export const small = {
  studio: [3.8, 6.2],
  living: [3.8, 5.0],
  bedroom: [3.4, 3.9],
  kitchen: [2.9, 4.4],
  bathroom: [2.0, 2.9],
} as const;
export const usual = {
  studio: [4.1, 6.4],
  living: [4.5, 5.3],
  bedroom: [3.8, 4.1],
  kitchen: [3.3, 4.6],
  bathroom: [2.2, 3.0],
} as const;
export const large = {
  living: [5.8, 5.9],
  bedroom: [4.2, 4.4],
  kitchen: [3.7, 4.9],
  bathroom: [2.4, 3.1],
} as const;
export const brick = [0.075, 0.3] as const;
export const square = [0.2, 0.2] as const;
export const slab = [0.3, 0.6] as const;
