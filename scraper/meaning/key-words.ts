/**
 * Keys put together from plain words: `size_sq_feet`, `obj_purchasePrice`, `nbChambres`, `priceDisplay`. A key means a
 * field when one of its words names it and every other word only says of whom, how counted or how written.
 */
import * as currencies from "../words/keys/currency.ts";
import { neutralWords } from "../words/keys/home.ts";
import * as pictureKeys from "../words/keys/pictures.ts";
import * as places from "../words/keys/place.ts";
import * as prices from "../words/keys/price.ts";
import * as counted from "../words/keys/rooms.ts";
import * as sizes from "../words/keys/size.ts";
import { linesOf, type Words } from "../words/words.ts";
import type { StateField } from "./key-field.ts";

const set = (words: Words) => new Set(linesOf(words));

const neutral = set(neutralWords);
const price = set(prices.priceWords);
const priceBeside = set(prices.besidePrice);
const bedrooms = set(counted.bedroomWords);
const bathrooms = set(counted.bathroomWords);
const bathroomBeside = set(counted.besideBathrooms);
const half = set(counted.halfBathroomWords);
const rooms = set(counted.roomWords);
const roomBeside = set(counted.besideRooms);
const area = set(sizes.sizeWords);
const areaBeside = set(sizes.besideSize);
const ground = set(sizes.groundWords);
const unitName = set(sizes.unitWords);
const currency = set(currencies.currencyWords);
const currencyBeside = set(currencies.besideCurrency);
const period = set(currencies.periodWords);
const periodBeside = set(currencies.besidePeriod);
const place = set(places.placeWords);
const placeBeside = set(places.besidePlace);
const pictures = set(pictureKeys.pictureWords);
const notPictures = set(pictureKeys.otherPictureWords);
const latitude = set(places.latitudeWords);
const longitude = set(places.longitudeWords);
const notThePlace = set(places.otherPlaceWords);
const otherUnits = /^(?:sq|square)$/;
const vocabulary = new Set(
  [
    [
      neutral,
      price,
      priceBeside,
      bedrooms,
      bathrooms,
      bathroomBeside,
      half,
      rooms,
      roomBeside,
      area,
      areaBeside,
    ],
    [ground, unitName, currency, currencyBeside, period, periodBeside, place, placeBeside, ["sq", "square"]],
  ].flatMap((sets) => sets.flatMap((words) => [...words])),
);
const shortestPart = 2;

function wordsOfKey(key: string): string[] {
  return key
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 || word === "m")
    .flatMap((word) => partsOf(word) ?? [word]);
}

/** "livingarea", "totalbathrooms": plain words that nothing parts. */
function partsOf(word: string): string[] | null {
  if (vocabulary.has(word)) return [word];
  for (let end = word.length - shortestPart; end >= shortestPart; end -= 1) {
    const rest = vocabulary.has(word.slice(0, end)) ? partsOf(word.slice(end)) : null;
    if (rest) return [word.slice(0, end), ...rest];
  }
  return null;
}

const mostWords = 6;

export function fieldOfWords(key: string): StateField | null {
  const words = wordsOfKey(key);
  if (words.length === 0 || words.length > mostWords) return null;
  const has = (names: ReadonlySet<string>) => words.some((word) => names.has(word));
  const onlyHas = (...names: ReadonlySet<string>[]) =>
    words.every((word) => neutral.has(word) || names.some((allowed) => allowed.has(word)));
  const last = words.at(-1) ?? "";
  if ((latitude.has(last) || longitude.has(last)) && !has(notThePlace))
    return latitude.has(last) ? "latitude" : "longitude";
  if (has(period) && onlyHas(period, periodBeside)) return "period";
  if (has(place) && onlyHas(place, placeBeside)) return "place";
  if (has(price) && unitName.has(last) && words.length > 1 && onlyHas(price, unitName)) return "currency";
  if (has(currency) && onlyHas(currency, currencyBeside)) return "currency";
  const isArea = has(area) || words.some((word) => otherUnits.test(word));
  if (isArea && unitName.has(last) && words.length > 1) return "areaUnit";
  if (has(price) && onlyHas(price, priceBeside)) return "price";
  if (has(bedrooms) && onlyHas(bedrooms, roomBeside)) return "bedrooms";
  if (has(bathrooms) && onlyHas(bathrooms, roomBeside, bathroomBeside)) return "bathrooms";
  if (has(bathrooms) && onlyHas(bathrooms, half)) return "halfBathrooms";
  if (has(rooms) && onlyHas(rooms, roomBeside)) return "rooms";
  if (isArea && has(ground) && onlyHas(area, areaBeside, ground)) return "landSquareMeters";
  if (isArea && onlyHas(area, areaBeside)) return "squareMeters";
  return has(pictures) && !has(notPictures) ? "images" : null;
}
