// The sample homes that have rooms of their own, and what distinguishes them.
import type { colours, floors, things } from "./own-rooms-things.ts";
import type { Angle } from "./own-rooms-words.ts";

export type OwnHome = {
  /** What its pictures' names begin with. */
  key: string;
  style: string;
  /** Kind, height above ground, the direction of the sun, turn of the outside. */
  view: readonly [
    kind: "court" | "city" | "open" | "bay" | "garden",
    height: number,
    west: number,
    turn: number,
  ];
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
const palette = (sofa: Hue, chair: Hue, rug: Hue, thrown: Hue, pillow: Hue, cabinet: Hue, tile: Hue) => ({
  sofa,
  chair,
  rug,
  throw: thrown,
  pillow,
  cabinet,
  tile,
});
const small = {
  studio: [3.8, 6.2],
  living: [3.8, 5.0],
  bedroom: [3.4, 3.9],
  kitchen: [2.9, 4.4],
  bathroom: [2.0, 2.9],
} as const;
const usual = {
  studio: [4.1, 6.4],
  living: [4.5, 5.3],
  bedroom: [3.8, 4.1],
  kitchen: [3.3, 4.6],
  bathroom: [2.2, 3.0],
} as const;
const large = { living: [5.8, 5.9], bedroom: [4.2, 4.4], kitchen: [3.7, 4.9], bathroom: [2.4, 3.1] } as const;
const brick = [0.075, 0.3] as const;
const square = [0.2, 0.2] as const;
const slab = [0.3, 0.6] as const;

export const ownHomes: readonly OwnHome[] = [
  {
    key: "krachang",
    style: "plain",
    view: ["court", 9, -60, 2],
    side: "right",
    seed: 101,
    floor: "beige",
    colours: palette("pearl", "mustard", "pearl", "mustard", "charcoal", "cream", "ivory"),
    weave: "noise",
    tile: square,
    size: small,
    angles: ["studio", "desk", "bathroom"],
  },
  {
    key: "ruamchai-court",
    style: "plain",
    view: ["court", 11, -58, -3],
    side: "left",
    seed: 102,
    floor: "white",
    colours: palette("sand", "sky", "sky", "sky", "navy", "ivory", "sky"),
    weave: "stripe",
    tile: slab,
    size: small,
    angles: ["studio", "kitchenette", "bathroom"],
  },
  {
    key: "ruamchai-sold",
    style: "nineties",
    view: ["court", 8, -60, 1],
    side: "right",
    seed: 103,
    floor: "cream",
    colours: palette("cocoa", "cocoa", "rose", "rose", "cream", "cocoa", "cream"),
    weave: "diamond",
    tile: square,
    size: small,
    angles: ["studio", "bed", "bathroom"],
  },
  {
    key: "nok-aen-low",
    style: "fresh",
    view: ["court", 18, -60, 4],
    side: "left",
    seed: 104,
    floor: "pale",
    colours: palette("pearl", "sage", "sage", "terracotta", "cream", "ivory", "pearl"),
    weave: "noise",
    tile: brick,
    size: small,
    angles: ["studio", "desk", "bathroom"],
  },
  {
    key: "saensuk",
    style: "fresh",
    view: ["court", 15, -62, -2],
    side: "right",
    seed: 105,
    floor: "oak",
    colours: palette("olive", "charcoal", "sand", "olive", "mustard", "sage", "ivory"),
    weave: "noise",
    tile: brick,
    size: small,
    angles: ["living", "bedroom", "kitchen"],
  },
  {
    key: "ruamchai-one",
    style: "plain",
    view: ["court", 13, -60, 5],
    side: "left",
    seed: 106,
    floor: "beige",
    colours: palette("sand", "terracotta", "terracotta", "sand", "terracotta", "pearl", "cream"),
    weave: "diamond",
    tile: square,
    size: usual,
    angles: ["living", "bedroom", "kitchen"],
  },
  {
    key: "saphan-sai",
    style: "sea",
    view: ["open", 40, 70, 0],
    side: "right",
    seed: 107,
    floor: "white",
    colours: palette("sky", "navy", "navy", "navy", "sky", "ivory", "sky"),
    weave: "stripe",
    tile: brick,
    size: usual,
    angles: ["living", "bedroom", "kitchen"],
  },
  {
    key: "hin-khao-rental",
    style: "oak",
    view: ["city", 40, 110, 4],
    side: "left",
    seed: 108,
    floor: "oak",
    colours: palette("terracotta", "sand", "sand", "terracotta", "sand", "cream", "sand"),
    weave: "noise",
    tile: slab,
    size: usual,
    angles: ["living", "bedroom", "kitchen"],
  },
  {
    key: "hin-khao-french",
    style: "blush",
    view: ["city", 30, 118, -6],
    side: "right",
    seed: 109,
    floor: "pale",
    colours: palette("rose", "plum", "plum", "plum", "rose", "rose", "ivory"),
    weave: "noise",
    tile: brick,
    size: usual,
    angles: ["living", "bedroom", "kitchen"],
  },
  {
    key: "bang-saray-long",
    style: "fresh",
    view: ["open", 30, 118, 3],
    side: "left",
    seed: 110,
    floor: "grey",
    colours: palette("charcoal", "charcoal", "pearl", "petrol", "mustard", "pearl", "pearl"),
    weave: "stripe",
    tile: slab,
    size: usual,
    angles: ["living", "bedroom", "kitchen"],
  },
  {
    key: "pha-ngam-rented",
    style: "oak",
    view: ["bay", 70, 62, 24],
    side: "right",
    seed: 111,
    floor: "dark",
    colours: palette("cream", "olive", "olive", "olive", "mustard", "olive", "cream"),
    weave: "diamond",
    tile: brick,
    size: large,
    angles: ["living", "bedroom", "second"],
  },
  {
    key: "tawan-duplex",
    style: "stone",
    view: ["bay", 84, 60, 18],
    side: "left",
    seed: 112,
    floor: "grey",
    colours: palette("charcoal", "cocoa", "charcoal", "charcoal", "ochre", "charcoal", "pearl"),
    weave: "stripe",
    tile: slab,
    size: large,
    angles: ["living", "dining", "bedroom"],
  },
  {
    key: "nong-prue",
    style: "plain",
    view: ["garden", 0, -20, 0],
    side: "left",
    seed: 113,
    floor: "clay",
    colours: palette("olive", "cocoa", "cream", "ochre", "olive", "sage", "cream"),
    weave: "noise",
    tile: square,
    size: usual,
    angles: ["living", "bedroom"],
  },
  {
    key: "bua-kham-rental",
    style: "sea",
    view: ["garden", 0, -25, 0],
    side: "right",
    seed: 114,
    floor: "white",
    colours: palette("sand", "petrol", "petrol", "petrol", "sand", "ivory", "ivory"),
    weave: "stripe",
    tile: brick,
    size: large,
    angles: ["living", "bedroom"],
  },
  {
    key: "beach-house",
    style: "teak",
    view: ["garden", 0, -15, 0],
    side: "left",
    seed: 115,
    floor: "dark",
    colours: palette("ivory", "sand", "sky", "sky", "petrol", "petrol", "ivory"),
    weave: "diamond",
    tile: square,
    size: large,
    angles: ["living", "bedroom"],
  },
];
