/** What an owner tells about the home. Everything arrives as text, as a plain form sends it. */
import * as v from "valibot";
import { typedAmount, wholeAmount } from "../languages/typed-number.ts";
import { areas } from "../places/areas.ts";
import { storableText } from "../site/storable-text.ts";
import { deals, homeKinds, namesHeld, roomCounts } from "./offer-choices.ts";

const smallestMeters = 10;
const largestMeters = 10_000;

const unsaid = v.literal("");
const words = (most: number) => v.pipe(storableText, v.trim(), v.maxLength(most));

/** "34.5" and "34,5" are one size. */
const typedSize = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.transform((size) => Number(size.replace(",", "."))),
    ),
  ]),
  v.number(),
  v.minValue(smallestMeters),
  v.maxValue(largestMeters),
);

/** What decides which homes are compared with it. */
export const comparedFields = {
  deal: v.picklist(deals),
  homeKind: v.picklist(homeKinds),
  building: v.optional(words(120), ""),
  area: v.optional(v.union([unsaid, v.picklist(areas.map(({ slug }) => slug))]), ""),
  size: typedSize,
};

export const offerFields = {
  ...comparedFields,
  building: v.pipe(words(120), v.nonEmpty()),
  floor: v.optional(words(20), ""),
  bedrooms: v.optional(v.union([unsaid, v.picklist(roomCounts)]), ""),
  bathrooms: v.optional(v.union([unsaid, v.picklist(roomCounts)]), ""),
  titleDeed: v.optional(v.picklist(["", "yes"]), ""),
  houseBook: v.optional(v.picklist(["", "yes"]), ""),
  heldIn: v.optional(v.union([unsaid, v.picklist(namesHeld)]), ""),
  /** The price or rent hoped for, in THB. */
  wish: v.optional(v.union([unsaid, wholeAmount, typedAmount]), ""),
  freeFrom: v.optional(words(60), ""),
};

const offerSchema = v.object(offerFields);
export type OfferAnswers = v.InferOutput<typeof offerSchema>;

/** Undefined where stored answers are of an older form. */
export function readOfferAnswers(answers: unknown): OfferAnswers | undefined {
  const read = v.safeParse(offerSchema, answers);
  return read.success ? read.output : undefined;
}
