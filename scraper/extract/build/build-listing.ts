/** The winners of all fields as one listing, consistent in itself. */
import type { Refusal, RefusalCode } from "../../../domain/scraping/refusals.ts";
import { fitsType } from "../../../domain/listings/tenure.ts";
import { languageOf } from "../normalise/language.ts";
import { monthlyRent, type Price } from "../../meaning/price.ts";
import { propertyTypeOf, statusesOf } from "../normalise/type-and-status.ts";
import { offersFinance } from "../../meaning/kind-and-offer.ts";
import { currencyOfCountry, usualCurrency } from "../normalise/country-currency.ts";
import { dealOf } from "../normalise/deal.ts";
import { isOtherSum } from "../../meaning/other-sums.ts";
import { sellersTermsOf } from "../judge/sellers-terms.ts";
import { groundOf, isGroundOnly, sizeOf } from "../judge/plots.ts";
import { chooseImages } from "../normalise/images.ts";
import type { ExtractedListing } from "../fields.ts";
import type { Merged } from "../merge.ts";
import { saysOnRequest } from "../facts/on-request.ts";
import type { PageFacts } from "../facts/page-facts.ts";
import type { ExtractOptions } from "../extract-options.ts";

export type Built = { listing: ExtractedListing } | { listing: null; refusal: Refusal };

const longestTitle = 200;

export function buildListing(merged: Merged, facts: PageFacts, options: ExtractOptions): Built {
  const kind = merged.kind?.value ?? "condo";
  if (kind === "commercial") return refuse("not-a-home", "business-in-data");
  const isPlot = isGroundOnly(merged);
  const title = (merged.title?.value ?? nameByMeasures(merged)).slice(0, longestTitle).toWellFormed();
  if (title.length < 3) return refuse("no-title", "no-title");
  const { offer, price, rent } = dealOf(merged, facts);
  const isRecurring = price !== null && price.period !== "total";
  const isRent = offer === "rent" || isRecurring;
  const finance =
    merged.finance?.value === true || offersFinance(`${title} ${merged.description?.value ?? ""}`);
  const place = merged.coordinates?.value ?? null;
  const period = price && isRent && price.period === "total" ? "month" : (price?.period ?? null);
  const monthlyRentalPrice =
    price && isRent && period ? monthlyRent({ ...price, period }) : rentBeside(price, rent);
  return {
    listing: {
      title,
      description: merged.description?.value ?? "",
      language: languageOf(facts.language, `${title} ${merged.description?.value ?? ""}`),
      price: price?.amount ?? null,
      currency: price
        ? (currencyOfCountry(merged, facts, options.url) ??
          price.currency ??
          options.defaultCurrency ??
          commonestCurrency(facts) ??
          usualCurrency(facts, options.url))
        : null,
      pricePeriod: period,
      priceOnRequest: price === null && saysOnRequest(facts),
      monthlyRentalPrice,
      bedrooms: bedroomsOf(merged, facts),
      bathrooms: merged.bathrooms?.value ?? null,
      rooms: merged.rooms?.value ?? null,
      squareMeters: isPlot ? null : (sizeOf(merged)?.value ?? null),
      landSquareMeters: (isPlot ? groundOf(merged) : merged.landSquareMeters)?.value ?? null,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      images: chooseImages(
        merged.images?.value ?? [],
        otherImages(merged),
        merged.images?.field.layer === "selectors" ? { ...facts, images: [] } : facts,
        options.url,
      ),
      type: isPlot ? null : propertyTypeOf(kind, isRent ? "rent" : "sale", finance),
      status: statusesOf(
        isRent ? "rent" : "sale",
        finance,
        isRent && availabilityOf(merged)?.value === "sold"
          ? "rented"
          : (availabilityOf(merged)?.value ?? null),
        monthlyRentalPrice !== null,
      ),
      address: merged.address?.value ?? null,
      city: merged.city?.value ?? null,
      condoName: merged.condoName?.value ?? null,
      floor: merged.floor?.value ?? null,
      ...sellersTermsOf(merged, finance && !isRent, price),
      tenure: tenureOf(merged, kind),
      amenities: merged.amenities?.value ?? [],
      yearBuilt: merged.yearBuilt?.value ?? null,
      agentName: merged.agentName?.value ?? null,
      agentPhone: merged.agentPhone?.value ?? null,
      agentEmail: merged.agentEmail?.value ?? null,
      externalId: merged.externalId?.value ?? null,
    },
  };
}

function refuse(code: RefusalCode, rule: string): Built {
  return { listing: null, refusal: { code, rule } };
}

/** Sets of pictures that other layers found. An admin's selector is not doubted. */
function otherImages({ images }: Merged): string[][] {
  if (!images || images.field.layer === "selectors") return [];
  return images.field.others.flatMap(({ value }) =>
    Array.isArray(value) ? [value.filter((address) => typeof address === "string")] : [],
  );
}

/** A unit in a building can be held in other ways than a house with its land. */
function tenureOf({ tenure }: Merged, kind: string): ExtractedListing["tenure"] {
  return tenure && fitsType(tenure.value, kind) ? tenure.value : null;
}

/**
 * A home for sale may have a tenant, so "rented" does not end its sale. "Sold out" in the data of a home to let means
 * that it is let.
 */
export function availabilityOf({ availability, offer }: Merged): Merged["availability"] {
  if (availability?.value === "rented" && offer?.value === "sale") return undefined;
  return availability;
}

/** On English and Spanish pages without a count of bedrooms, "rooms" in structured data means bedrooms. */
function bedroomsOf({ bedrooms, rooms }: Merged, { language }: PageFacts): number | null {
  if (bedrooms) return bedrooms.value;
  const isStructured =
    rooms !== undefined && /^(?:json-ld|microdata|rdfa|embedded-state)$/.test(rooms.field.layer);
  return isStructured && /^e[ns]/i.test(language) && Number.isInteger(rooms.value) ? rooms.value : null;
}

/** The currency of most other prices on the page. */
function commonestCurrency(facts: PageFacts): string | null {
  const stated = [...facts.prices.stated].flatMap(([{ text }, { currency }]) =>
    currency && !isOtherSum(/^\P{Nd}*/u.exec(text)?.[0] ?? "") ? [currency] : [],
  );
  const counted = [...Map.groupBy(stated, (code) => code)].toSorted(
    (one, other) => other[1].length - one[1].length,
  );
  return counted[0]?.[0] ?? null;
}

/** The rent of a home that is for sale, when both are asked in one currency. */
function rentBeside(price: Price | null, rent: Price | null): number | null {
  if (!price || !rent) return null;
  if (rent.currency !== null && price.currency !== null && rent.currency !== price.currency) return null;
  return rent.amount < price.amount ? monthlyRent(rent) : null;
}

/** Some pages give a home no title. Then its measures and place name it. */
function nameByMeasures(merged: Merged): string {
  const size = merged.squareMeters ? `${merged.squareMeters.value} m²` : "";
  return [size, merged.address?.value ?? merged.city?.value ?? ""].filter((part) => part !== "").join(", ");
}
