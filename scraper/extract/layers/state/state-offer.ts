/** What data says a home is and how it is offered: a code, a word of ours, or a value in another language. */
import { readKind, readOffer, type HomeKind, type Offer } from "../../../meaning/kind-and-offer.ts";
import { condoValues, houseValues, rentValues, saleValues } from "../../../words/keys/values.ts";
import { onlyOf } from "../../../words/word-pattern.ts";

const condo = onlyOf(condoValues);
const house = onlyOf(houseValues);
const rent = onlyOf(rentValues);
const sale = onlyOf(saleValues);

export function readStateKind(text: string): HomeKind | null {
  const known = readKind(text.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " "));
  if (known !== null) return known;
  return condo.test(text) ? "condo" : house.test(text) ? "house" : null;
}

export function readStateOffer(text: string): Offer | null {
  const known = readOffer(text.replaceAll("_", " "));
  if (known !== null) return known;
  return rent.test(text) ? "rent" : sale.test(text) ? "sale" : null;
}
