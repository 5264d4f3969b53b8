/** What labels mean. */
import { floorLabels, yearLabels } from "../words/labels/building.ts";
import {
  addressLabels,
  cityLabels,
  condoNameLabels,
  idLabels,
  kindLabels,
  offerLabels,
} from "../words/labels/listing.ts";
import { priceLabels } from "../words/labels/price.ts";
import { landLabels } from "../words/labels/land.ts";
import { sizeLabels } from "../words/labels/size.ts";
import { rememberOnPage } from "./page-memory.ts";
import { onlyOf } from "../words/word-pattern.ts";
import type { Words } from "../words/words.ts";

export type LabelledField =
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
  | "offer";

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
  [offerLabels, "offer"],
];
const patterns = labels.map(([words, field]) => [onlyOf(words), field] as const);

/** Most texts are no label: one pattern asks for all. */
const anyLabel = onlyOf(...labels.map(([words]) => words));

const units =
  "THB|USD|EUR|CNY|RUB|[€$฿¥₽]|บาท|泰铢|бат|руб|m²|m2|м²|㎡|кв\\.? ?м|sqm|sq\\.? ?m|ตร\\.? ?ม|ตารางเมตร|平方米|平米|qm";
/** "ราคา (บาท)", "Площадь, м²": what the value is counted in. */
const unit = new RegExp(`\\s?(?:[(（](?:${units})\\.?[)）]|,\\s?(?:${units})\\.?)$`, "iu");

export const fieldOfLabel = rememberOnPage((label): LabelledField | null => {
  if (label.length > 40) return null;
  const text = label
    .replace(/(?<![:：*])[:：*]+\s*$/, "")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .trim();
  if (anyLabel.test(text)) return fieldOf(text);
  const name = text.replace(unit, "");
  return name !== text && anyLabel.test(name) ? fieldOf(name) : null;
});

function fieldOf(name: string): LabelledField | null {
  return patterns.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
