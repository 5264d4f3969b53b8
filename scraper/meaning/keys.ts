/** What keys of embedded data mean, whatever the site's way of writing them: compared without case and separators. */
import { fieldOfWords } from "./key-words.ts";
import * as agents from "../words/keys/agent.ts";
import { currencyKeys } from "../words/keys/currency.ts";
import * as home from "../words/keys/home.ts";
import { pictureKeys } from "../words/keys/pictures.ts";
import * as places from "../words/keys/place.ts";
import { priceKeys } from "../words/keys/price.ts";
import * as counted from "../words/keys/rooms.ts";
import * as sizes from "../words/keys/size.ts";
import { linesOf, type Words } from "../words/words.ts";
import { remember } from "./remember.ts";
import type { StateField } from "./key-field.ts";

const names: Record<Exclude<StateField, "period" | "halfBathrooms">, Words> = {
  title: home.titleKeys,
  description: home.descriptionKeys,
  price: priceKeys,
  currency: currencyKeys,
  bedrooms: counted.bedroomKeys,
  bathrooms: counted.bathroomKeys,
  rooms: counted.roomKeys,
  squareMeters: sizes.sizeKeys,
  areaUnit: sizes.areaUnitKeys,
  landSquareMeters: sizes.groundKeys,
  latitude: places.latitudeKeys,
  longitude: places.longitudeKeys,
  place: places.placeKeys,
  address: places.addressKeys,
  city: places.cityKeys,
  condoName: home.condoNameKeys,
  images: pictureKeys,
  kind: home.kindKeys,
  offer: home.offerKeys,
  availability: home.availabilityKeys,
  yearBuilt: home.yearBuiltKeys,
  floor: home.floorKeys,
  agentName: agents.agentNameKeys,
  agentPhone: agents.agentPhoneKeys,
  agentEmail: agents.agentEmailKeys,
  externalId: agents.externalIdKeys,
};

const fields = new Map(
  Object.entries(names).flatMap(([field, keys]) =>
    linesOf(keys).map((key) => [key, field as StateField] as const),
  ),
);

/** Whose photos they are is often in their name. */
const pictures =
  /(?<!has|num|total|count|no|max|show)(?:photos|images|pictures|pics|fotos|gallery|imagelist|photolist|advertimage)$/;
/** `property_price`, `listingPrice` and `obj_livingSpace` are a price and a size. */
const owner = /^(?:obj|object|property|listing|estate|home|house|prop|offer|room|post|ad)(?=[a-z])/;

const counts =
  /^(?:num|nb|no|number|total|count)?(?:of)?(?:(bed)|(bath))(?:room)?s?(?:qty|quantity|count|num|number|no|total|value)?$/;

/** `bedroomQty`, `no_of_baths`. */
function countOfKey(name: string): StateField | null {
  const found = counts.exec(name);
  return found ? (found[1] ? "bedrooms" : "bathrooms") : null;
}

/** `priceCzk`, `price_eur`. */
const moneyInKey = /^(.*price)_?(?:in_?)?(aed|aud|brl|cad|chf|czk|eur|gbp|inr|mxn|pln|rub|thb|uah|usd)$/i;

export function currencyOfKey(key: string): string | null {
  return moneyInKey.exec(key)?.[2]?.toUpperCase() ?? null;
}

/** Longer keys are no name of ours, however it is separated. */
const longestKey = 40;

export const fieldOfKey = remember((key): StateField | null => {
  if (key.length > longestKey) return null;
  const name = key.toLowerCase().replace(/[^a-z0-9]/g, "");
  return (
    fields.get(name) ??
    fields.get(name.replace(owner, "")) ??
    fields.get(moneyInKey.exec(name)?.[1] ?? "") ??
    countOfKey(name) ??
    (pictures.test(name) ? "images" : fieldOfWords(key))
  );
});

/** Branches that speak of other homes, of people, or of the page's machinery. */
const foreign = new RegExp(
  String.raw`
  similar related recommend nearby suggest comparable neighbo alsoviewed recent(?:ly)?viewed
  featured(?:list|prop) otherlist carousel agent agency customer ^listers?$ vendor organi[sz]ation
  compan(?:y|ies)$ landlord realtor ^others?$ ^listingsmap$ broker advertiser seller owner publisher user
  account branch office school transport station poi(?!nt) amenit mortgage calculator financ insurance
  tracking analytics dfp advert(?:s|ising|isement|banner)?$ banner breadcrumb navigation menu footer header
  filter facets? search translation i18n locale label config experiment feature(?:flag|toggle) seo history tax
  estimate zestimate valuation previous development(?:s|list) price(?:history|drop|range|cut) nearbyhomes
  units(?:list)?$ variants?$ cookies? consent stat(?:s|istics) market ^expens ^expensas ^fees?$ ^charges
  ^deposit ^hoa ^utilities ^condominio ^iptu ^gastos
  `
    .trim()
    .split(/\s+/)
    .join("|"),
  "i",
);

export const isForeign = remember((key) => foreign.test(key));
