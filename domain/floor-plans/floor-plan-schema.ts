/**
 * A listing's floor plan: what an admin fills in and what the drawing is made from. docs/floor-plans.md describes it.
 * Lengths are metres to the middle of the walls, x to the right and y down, so that the rooms add up to the home.
 */
import * as v from "valibot";
import { storableText } from "../site/storable-text.ts";

export const roomKinds = [
  "living",
  "studio",
  "dining",
  "kitchen",
  "bedroom",
  "bathroom",
  "hall",
  "study",
  "dressing",
  "storage",
  "laundry",
  "balcony",
  "terrace",
  "carport",
  "pool",
] as const;
export const doorKinds = ["entrance", "door", "sliding", "opening"] as const;
export const viewKinds = ["sea", "city", "garden", "pool", "street", "hills"] as const;
export const sides = ["top", "right", "bottom", "left"] as const;
export const pieceKinds = [
  "armchair",
  "basin",
  "bath",
  "bed",
  "car",
  "coffee-table",
  "counter",
  "desk",
  "dining-table",
  "fridge",
  "lounger",
  "nightstand",
  "plant",
  "shower",
  "sofa",
  "stairs",
  "television",
  "toilet",
  "wardrobe",
  "washing-machine",
] as const;

const metres = v.pipe(v.number(), v.minValue(-100), v.maxValue(200));
const length = v.pipe(v.number(), v.minValue(0.1), v.maxValue(100));
const point = v.strictTuple([metres, metres]);
const named = {
  kind: v.picklist(roomKinds),
  name: v.optional(v.pipe(storableText, v.trim(), v.maxLength(60))),
};

const room = v.union([
  v.strictObject({ ...named, x: metres, y: metres, width: length, depth: length }),
  v.strictObject({ ...named, outline: v.pipe(v.array(point), v.minLength(4), v.maxLength(24)) }),
]);
const opening = { from: point, to: point };
const door = v.strictObject({
  ...opening,
  kind: v.picklist(doorKinds),
  /** The side it swings to, seen from its hinge at `from` towards `to`. */
  opens: v.optional(v.picklist(["left", "right"])),
});
const piece = v.strictObject({
  kind: v.picklist(pieceKinds),
  x: metres,
  y: metres,
  width: length,
  depth: length,
  /** Where its back is: 0 at the top, 90 at the right, 180 at the bottom, 270 at the left. */
  turn: v.picklist([0, 90, 180, 270]),
});
const floor = v.strictObject({
  rooms: v.pipe(v.array(room), v.minLength(1), v.maxLength(40)),
  doors: v.pipe(v.array(door), v.maxLength(60)),
  windows: v.pipe(v.array(v.strictObject(opening)), v.maxLength(80)),
  furniture: v.pipe(v.array(piece), v.maxLength(150)),
});

export const floorPlanSchema = v.strictObject({
  version: v.literal(1),
  /** Where north is: degrees clockwise from the top of the drawing. */
  north: v.pipe(v.number(), v.minValue(0), v.maxValue(359)),
  view: v.optional(v.strictObject({ side: v.picklist(sides), of: v.picklist(viewKinds) })),
  /** From the entrance's floor upwards. */
  floors: v.pipe(v.array(floor), v.minLength(1), v.maxLength(5)),
});

export type FloorPlan = v.InferOutput<typeof floorPlanSchema>;
