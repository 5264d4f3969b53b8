/** What labels mean, in the languages that sites about homes are written in. */
import { floorLabels, yearLabels } from "../../../words/labels/building.ts";
import {
  addressLabels,
  cityLabels,
  condoNameLabels,
  idLabels,
  kindLabels,
} from "../../../words/labels/listing.ts";
import { priceLabels } from "../../../words/labels/price.ts";
import { landLabels, sizeLabels } from "../../../words/labels/size.ts";
import { onlyOf, type Words } from "../../../words/words.ts";
import type { FieldName } from "../../fields.ts";

export type LabelledField = Extract<
  FieldName,
  | "price"
  | "squareMeters"
  | "landSquareMeters"
  | "yearBuilt"
  | "floor"
  | "externalId"
  | "address"
  | "condoName"
  | "city"
  | "kind"
>;

const labels: readonly (readonly [Words, LabelledField])[] = [
  [priceLabels, "price"],
  [sizeLabels, "squareMeters"],
  [landLabels, "landSquareMeters"],
  [yearLabels, "yearBuilt"],
  [floorLabels, "floor"],
  [idLabels, "externalId"],
  [addressLabels, "address"],
  [condoNameLabels, "condoName"],
  [cityLabels, "city"],
  [kindLabels, "kind"],
];
const patterns = labels.map(([words, field]) => [onlyOf(words), field] as const);

/** Most texts are no label: one pattern asks for all. */
const anyLabel = onlyOf(...labels.map(([words]) => words));

export function fieldOfLabel(label: string): LabelledField | null {
  if (label.length > 40) return null;
  const text = label
    .replace(/(?<![:：*])[:：*]+\s*$/, "")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .trim();
  if (!anyLabel.test(text)) return null;
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
