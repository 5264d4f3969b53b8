/** The fields of a building that an admin edits. The form checks them while somebody types, and the Worker again. */
import * as v from "valibot";
import { dayWithin } from "../day-window.ts";
import { locales } from "../languages/locales.ts";
import {
  builtYears,
  maxPictures,
  maxPlanPictures,
  optionalNumber,
  optionalText,
  picture,
} from "../listings/listing-fields.ts";
import { areas } from "../places/areas.ts";
import { storableText } from "../site/storable-text.ts";
import { facilities, houseRules } from "./facilities.ts";

const text = (max: number) => v.pipe(storableText, v.trim(), v.maxLength(max));
const whole = (min: number, max: number) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)));

const fields = {
  name: v.pipe(storableText, v.trim(), v.minLength(2), v.maxLength(120)),
  /** By language; an empty one is left out. */
  names: v.pipe(
    v.record(v.picklist(locales), text(120)),
    v.transform((names) => Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ""))),
  ),
  spellings: v.pipe(
    v.array(text(120)),
    v.transform((spellings) => [...new Set(spellings.filter(Boolean))]),
    v.maxLength(40),
  ),
  area: v.nullable(v.picklist(areas.map(({ slug }) => slug))),
  street: text(200),
  latitude: optionalNumber(-90, 90),
  longitude: optionalNumber(-180, 180),
  year_built: whole(builtYears.from, builtYears.until),
  floors: whole(1, 200),
  units: whole(1, 20_000),
  developer: optionalText(120),
  common_fee: optionalNumber(0, 100_000),
  sinking_fund: optionalNumber(0, 1_000_000),
  juristic_person: optionalText(200),
  foreign_quota_percent: optionalNumber(0, 100),
  foreign_quota_on: v.nullable(dayWithin("verifiedOn")),
  foreign_quota_source: optionalText(300),
  facilities: v.nullable(v.array(v.picklist(facilities))),
  pets: v.nullable(v.picklist(houseRules)),
  short_lets: v.nullable(v.picklist(houseRules)),
  images: v.pipe(v.array(picture), v.maxLength(maxPictures)),
  plan_images: v.pipe(v.array(picture), v.maxLength(maxPlanPictures)),
  source: text(300),
};

/** What a building may say only with its source. */
const facts = [
  "year_built",
  "floors",
  "units",
  "developer",
  "common_fee",
  "sinking_fund",
  "juristic_person",
  "facilities",
  "pets",
  "short_lets",
] as const;

export const buildingFieldsSchema = v.pipe(
  v.object(fields),
  v.forward(
    v.check(({ latitude, longitude }) => (latitude === null) === (longitude === null)),
    ["longitude"],
  ),
  v.forward(
    v.check(({ source, ...said }) => source !== "" || facts.every((fact) => said[fact] === null)),
    ["source"],
  ),
  v.forward(
    v.check((said) => said.foreign_quota_percent === null || said.foreign_quota_on !== null),
    ["foreign_quota_on"],
  ),
  v.forward(
    v.check((said) => said.foreign_quota_percent === null || Boolean(said.foreign_quota_source)),
    ["foreign_quota_source"],
  ),
  v.forward(
    v.check((said) => said.foreign_quota_percent !== null || said.foreign_quota_on === null),
    ["foreign_quota_percent"],
  ),
);

export type BuildingFields = v.InferOutput<typeof buildingFieldsSchema>;
export type BuildingField = keyof BuildingFields;

export const emptyBuilding: BuildingFields = {
  name: "",
  names: {},
  spellings: [],
  area: null,
  street: "",
  latitude: null,
  longitude: null,
  year_built: null,
  floors: null,
  units: null,
  developer: null,
  common_fee: null,
  sinking_fund: null,
  juristic_person: null,
  foreign_quota_percent: null,
  foreign_quota_on: null,
  foreign_quota_source: null,
  facilities: null,
  pets: null,
  short_lets: null,
  images: [],
  plan_images: [],
  source: "",
};

/** `GET /api/admin/buildings`: every building, merged ones too. */
export type AdminBuilding = BuildingFields & {
  id: string;
  slug: string;
  is_sample: boolean;
  merged_into: string | null;
  updated_at: string;
  /** In every state of publication. */
  homes: number;
};
export type AdminBuildings = { buildings: AdminBuilding[] };
