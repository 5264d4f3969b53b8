/** The fields that an admin edits. The editor checks them while somebody types, and the Worker checks them again. */
import * as v from "valibot";
import { findPlanProblems } from "../floor-plans/find-plan-problems.ts";
import { floorPlanSchema } from "../floor-plans/floor-plan-schema.ts";
import { type Locale, locales } from "../languages/locales.ts";
import { areas } from "../places/areas.ts";
import { storableText } from "../site/storable-text.ts";
import { askYear, dayWithin, meantYear } from "../day-window.ts";
import { amenities } from "./amenities.ts";
import { listingStatuses, propertyTypes, publicationStates } from "./listing.ts";
import { contradictsItself, fitsItsType } from "./offer.ts";
import { ownershipFacts } from "./ownership.ts";
import { fitsType, tenures } from "./tenure.ts";

export const maxPictures = 60;
/** Of a home or a building: a floor each, or the site. */
export const maxPlanPictures = 8;

export const optionalNumber = (min: number, max: number) =>
  v.nullable(v.pipe(v.number(), v.minValue(min), v.maxValue(max)));

/** Rooms are whole in the catalogue. */
const optionalCount = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)));

export const optionalText = (max: number) => v.nullable(v.pipe(storableText, v.trim(), v.maxLength(max)));

/** Postgres counts an emoji as one letter, where `length` counts two. */
const hasThreeLetters = (text: string) => Array.from(text).length >= 3;

/** A picture from our storage, or one of the sample scenes. */
export const picture = v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?:img|pictures)\/[\w/.-]+$/));

/** 2569 is a year of the Thai calendar: it most likely means 2026. */
export const builtYears = { from: 1900, until: 2100 };

const columns = {
  title: v.pipe(storableText, v.trim(), v.minLength(3), v.maxLength(200), v.check(hasThreeLetters)),
  description: v.pipe(storableText, v.trim(), v.maxLength(10_000)),
  language: v.picklist(locales),
  property_type: v.picklist(propertyTypes),
  status: v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((value) => [value].flat().flatMap((one) => one.split(",").map((word) => word.trim()))),
    v.minLength(1),
    v.array(v.picklist(listingStatuses)),
    v.check(
      (status) => !contradictsItself(status),
      "What is sold or rented is not offered at the same time.",
    ),
  ),
  publication: v.picklist(publicationStates),
  featured: v.boolean(),
  /** An owner takes the mark off a sample that has become a home of theirs. */
  is_sample: v.boolean(),
  images: v.pipe(v.array(picture), v.maxLength(maxPictures)),
  address: v.pipe(storableText, v.trim(), v.maxLength(200)),
  city: v.pipe(storableText, v.trim(), v.maxLength(80)),
  area: v.nullable(v.picklist(areas.map((area) => area.slug))),
  building_id: v.nullable(v.pipe(v.string(), v.uuid())),
  condo_name: optionalText(120),
  latitude: optionalNumber(-90, 90),
  longitude: optionalNumber(-180, 180),
  bedrooms: optionalCount,
  bathrooms: optionalCount,
  square_meters: optionalNumber(1, 100_000),
  land_square_meters: optionalNumber(1, 10_000_000),
  floor_plan: v.nullable(floorPlanSchema),
  plan_images: v.pipe(v.array(picture), v.maxLength(maxPlanPictures)),
  year_built: v.nullable(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(builtYears.from),
      v.maxValue(builtYears.until, ({ input, requirement }) => {
        const year = meantYear(input, builtYears.from, builtYears.until);
        return year === undefined ? `Must be ${requirement} or earlier.` : askYear(year);
      }),
    ),
  ),
  amenities: v.array(v.picklist(amenities)),
  // "3.2", meant as millions, is a slip.
  price: optionalNumber(10_000, 10_000_000_000),
  monthly_rental_price: optionalNumber(500, 100_000_000),
  common_fee: optionalNumber(0, 100_000),
  sinking_fund: optionalNumber(0, 1_000_000),
  tenure: v.nullable(v.picklist(tenures)),
  ownership_verified: v.array(v.picklist(ownershipFacts)),
  ownership_claimed: v.array(v.picklist(ownershipFacts)),
  last_verified_on: v.nullable(dayWithin("verifiedOn")),
  finance_down_payment: optionalNumber(0, 10_000_000_000),
  finance_months: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(360))),
  finance_premium_percent: optionalNumber(0, 100),
  finance_interest_percent: optionalNumber(0, 50),
  finance_forfeiture_percent: optionalNumber(0, 100),
  agent_name: optionalText(120),
  agent_phone: optionalText(60),
  agent_email: v.nullable(v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200))),
  agent_photo: v.nullable(picture),
};

/** Title and text for readers of another language: `title.th`. Empty means that there is none. */
type TranslatedField = `${"title" | "description"}.${Locale}`;
const translatedTexts = Object.fromEntries(
  locales.flatMap((locale) => [
    [`title.${locale}`, v.optional(v.pipe(storableText, v.trim(), v.maxLength(200)))],
    [`description.${locale}`, v.optional(v.pipe(storableText, v.trim(), v.maxLength(10_000)))],
  ]),
) as Record<TranslatedField, v.OptionalSchema<v.GenericSchema<string>, undefined>>;

/** By picture and language. */
const pictureTexts = v.record(
  v.pipe(v.string(), v.maxLength(300)),
  v.record(v.picklist(locales), v.pipe(storableText, v.trim(), v.maxLength(300))),
);

const fields = { ...columns, picture_texts: pictureTexts };

type Columns = v.InferOutput<v.ObjectSchema<typeof columns, undefined>>;
type Known = { [Name in keyof Columns]?: Columns[Name] | undefined };

/** Where only one of the fields is changed, the database decides. */
const rules = {
  status: ({ status, property_type }: Known) =>
    !status || !property_type || fitsItsType(status, property_type),
  tenure: ({ tenure, property_type }: Known) => !tenure || !property_type || fitsType(tenure, property_type),
  longitude: ({ latitude, longitude }: Known) =>
    latitude === undefined || longitude === undefined || (latitude === null) === (longitude === null),
  ownership_claimed: ({ ownership_verified = [], ownership_claimed = [] }: Known) =>
    !ownership_claimed.some((fact) => ownership_verified.includes(fact)),
  last_verified_on: ({ ownership_verified = [], last_verified_on }: Known) =>
    ownership_verified.length === 0 || last_verified_on !== null,
  floor_plan: ({ floor_plan, ...home }: Known) =>
    !floor_plan || findPlanProblems(floor_plan, home).length === 0,
};

/** Only the changed fields, because a written column is locked and the scraper leaves it alone from then on. */
export const listingChangesSchema = v.pipe(
  v.object({ ...v.partial(v.object(fields)).entries, ...translatedTexts }),
  v.forward(v.check(rules.status, "This kind of home can't be offered that way."), ["status"]),
  v.forward(v.check(rules.tenure, "This kind of home can't be held that way."), ["tenure"]),
  v.forward(v.check(rules.longitude, "Latitude and longitude belong together."), ["longitude"]),
  v.forward(v.check(rules.ownership_claimed, "A fact is verified or claimed, not both."), [
    "ownership_claimed",
  ]),
  v.forward(v.check(rules.last_verified_on, "Say on which day the proof was seen."), ["last_verified_on"]),
  v.forward(v.check(rules.floor_plan, "The plan contradicts itself or the home."), ["floor_plan"]),
  v.check((changes) => Object.keys(changes).length > 0, "Nothing is changed."),
);

export type ListingFields = v.InferOutput<v.ObjectSchema<typeof fields, undefined>> &
  Partial<Record<TranslatedField, string>>;
export type ListingField = keyof ListingFields;
export type ListingChanges = Partial<ListingFields>;

export const listingFieldNames = [...Object.keys(fields), ...Object.keys(translatedTexts)] as ListingField[];

/** A new listing needs a title, a type and a status. Everything else may come later. */
export const newListingFields = ["title", "property_type", "status"] as const satisfies ListingField[];

export const emptyListing: ListingFields = {
  title: "",
  description: "",
  language: "en",
  property_type: "condo-for-sale",
  status: ["for-sale"],
  publication: "draft",
  featured: false,
  is_sample: false,
  images: [],
  address: "",
  city: "Pattaya",
  area: null,
  building_id: null,
  condo_name: null,
  latitude: null,
  longitude: null,
  bedrooms: null,
  bathrooms: null,
  square_meters: null,
  land_square_meters: null,
  floor_plan: null,
  plan_images: [],
  year_built: null,
  amenities: [],
  price: null,
  monthly_rental_price: null,
  common_fee: null,
  sinking_fund: null,
  tenure: null,
  ownership_verified: [],
  ownership_claimed: [],
  last_verified_on: null,
  finance_down_payment: null,
  finance_months: null,
  finance_premium_percent: null,
  finance_interest_percent: null,
  finance_forfeiture_percent: null,
  agent_name: null,
  agent_phone: null,
  agent_email: null,
  agent_photo: null,
  picture_texts: {},
};
