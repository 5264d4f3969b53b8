/** Embedded data that names its fields in values: `{"key":"bedrooms","value":"3"}`, `{"label":"Wohnfläche","value":"84 m²"}`. */
import { readArea } from "../../../meaning/area.ts";
import { readRooms, roomsOfLabel } from "../../../meaning/rooms.ts";
import { fieldOfLabel } from "../../../meaning/labels.ts";
import { isObject } from "../../parse/parse-json.ts";
import { remember } from "../../../meaning/remember.ts";
import type { StateField } from "../../../meaning/key-field.ts";
import { fieldOfKey } from "../../../meaning/keys.ts";
import { readInner, readScalar } from "./state-values.ts";

export type LabelledEntry = { field: StateField; label: string; value: unknown };

const nameKeys = [
  "key",
  "name",
  "label",
  "key_label",
  "title",
  "type",
  "canonicalName",
  "code",
  "slug",
  "unit",
];
/** With its unit, then as it is. */
const valueKeys = [
  "localizedValue",
  "value_label",
  "displayValue",
  "formattedValue",
  "value",
  "valeur",
  "valor",
  "valore",
  "wert",
  "waarde",
  "values",
  "normalizedValue",
  "splitValue",
  "canonicalValues",
  "description",
  "text",
  "content",
];
const longestName = 40;
const longestValue = 60;

/** Sums beside the price that call themselves rent or price too. */
const besidePrice =
  /additional|admin|fee|charge|nebenkost|deposit|kaution|caution|tax|expens|utilit|per_?m|\/ ?m|m²|залог|комисс/i;

const valueNames = new Set(valueKeys);

export function readLabelledEntry(entry: Record<string, unknown>): LabelledEntry | null {
  // Most objects have none of them, and have fewer keys than there are names.
  if (!Object.keys(entry).some((key) => valueNames.has(key))) return null;
  const value = valueKeys.map((key) => readScalar(entry[key])).find((text) => text !== null) ?? null;
  if (value === null || value.length > longestValue) return null;
  for (const key of nameKeys) {
    const name = entry[key];
    if (typeof name !== "string" || name.length > longestName) continue;
    const field = fieldOfName(name);
    if (field === "price" && nameKeys.some((other) => besidePrice.test(readScalar(entry[other]) ?? "")))
      return null;
    if (field) return { field, label: name, value: withUnit(value, entry) };
  }
  return readSpoken(value, entry);
}

function fieldOfName(name: string): StateField | null {
  const [rooms] = roomsOfLabel(name);
  return fieldOfKey(name.slice(name.lastIndexOf("/") + 1)) ?? rooms ?? fieldOfLabel(name);
}

const unitNames = ["unit", "measure", "unite", "unidad", "unidade", "einheit"];

function withUnit(value: string, entry: Record<string, unknown>): string {
  const unit = unitNames.map((name) => readScalar(entry[name])).find(Boolean) ?? null;
  return unit !== null && /^[\d.,\s]+$/.test(value) ? `${value} ${unit}` : value;
}

/** `{"value":"32","unit":"sqm"}` says by its unit what it measures. */
function readSpoken(value: string, entry: Record<string, unknown>): LabelledEntry | null {
  const unit = readScalar(entry["unit"]);
  if (unit === null || !/^[\d.,\s]+$/.test(value)) return null;
  const said = `${value} ${unit}`;
  for (const field of ["bedrooms", "bathrooms", "rooms"] as const) {
    const count = readRooms(field, said);
    if (count !== null) return { field, label: unit, value: String(count) };
  }
  return readArea(said) === null ? null : { field: "squareMeters", label: unit, value: said };
}

const ground = /land|lot|plot|site|terrain|parcel/i;
const inside = /building|floor|living|internal|interior|house|built|dwelling/i;

const measuredBy = remember((key): StateField | null =>
  ground.test(key) ? "landSquareMeters" : inside.test(key) ? "squareMeters" : null,
);

/** `"building":{"displayValue":"128","sizeUnit":{"displayValue":"m²"}}`: the key says what is measured. */
export function readMeasured(key: string, entry: Record<string, unknown>): LabelledEntry | null {
  const field = measuredBy(key);
  if (field === null) return null;
  const unit = Object.entries(entry).find(([name]) => /unit/i.test(name))?.[1];
  const said = `${readInner(entry) ?? ""} ${readInner(unit) ?? ""}`;
  return readArea(said) === null ? null : { field, label: key, value: said };
}

export function readLabelledList(list: readonly unknown[]): LabelledEntry[] {
  const [first] = list;
  if (list.length < 2 || !isObject(first) || !valueKeys.some((key) => key in first)) return [];
  return list.flatMap((item) => (isObject(item) ? (readLabelledEntry(item) ?? []) : []));
}
