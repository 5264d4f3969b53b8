/** Rooms and sizes of schema.org nodes, as sites really write them: without units, in words, in the name. */
import { readArea, roundArea, squareMetresPerUnit, isPlot } from "../../../meaning/area.ts";
import { readNumber } from "../../../meaning/number.ts";
import { readCount, readRooms, roomsOfLabel } from "../../../meaning/rooms.ts";
import type { Findings } from "../../fields.ts";
import { fieldOfLabel } from "../../../meaning/labels.ts";
import { isObject } from "../../parse/parse-json.ts";
import type { SchemaNode } from "../../facts/schema-items.ts";
import { asList, firstText } from "./schema-values.ts";
import { fieldOfKey } from "../../../meaning/keys.ts";

/** "2 bed condo, 34 sqm": shops of everything have no fields for homes. */
export function readMeasuresInName(name: string, findings: Findings, weight: number): void {
  findings.add("bedrooms", readRooms("bedrooms", name), name, weight);
  findings.add("bathrooms", readRooms("bathrooms", name), name, weight);
  if (!isPlot(name)) findings.add("squareMeters", readArea(name), name, weight);
}

export function readMeasures(node: SchemaNode, findings: Findings, weight: number): void {
  const bedrooms = readQuantity(node["numberOfBedrooms"]);
  findings.add(
    "bedrooms",
    bedrooms === null ? null : readCount(String(bedrooms)),
    node["numberOfBedrooms"],
    weight,
  );
  const baths = node["numberOfBathroomsTotal"] ?? node["numberOfFullBathrooms"] ?? node["numberOfBathrooms"];
  const bathrooms = readQuantity(baths);
  findings.add("bathrooms", bathrooms === null ? null : readCount(String(bathrooms)), baths, weight);
  const rooms = readQuantity(node["numberOfRooms"]);
  findings.add(
    "bedrooms",
    readRooms("bedrooms", firstText(node["numberOfRooms"]) ?? ""),
    node["numberOfRooms"],
    weight - 0.05,
  );
  findings.add("rooms", rooms === null ? null : readCount(String(rooms)), node["numberOfRooms"], weight);
  const size = node["floorSize"] ?? node["livingArea"];
  findings.add(
    "squareMeters",
    isAmerican(node) && !namesUnit(size) ? inSquareFeet(readSize(size)) : readSize(size),
    size,
    weight,
  );
  findings.add("landSquareMeters", readSize(node["lotSize"]), node["lotSize"], weight);
  const year = Number(firstText(node["yearBuilt"]) ?? Number.NaN);
  if (year > 1500 && year < 2100) findings.add("yearBuilt", year, node["yearBuilt"], weight);
  const floor = readQuantity(node["floorLevel"]);
  findings.add("floor", floor, node["floorLevel"], weight);
}

/** States in two letters and postal codes in five figures: there a size without its unit is in square feet. */
function isAmerican(node: SchemaNode): boolean {
  const [address] = asList(node["address"]);
  if (!isObject(address)) return false;
  const country = isObject(address["addressCountry"])
    ? address["addressCountry"]["name"]
    : address["addressCountry"];
  const named = firstText(country);
  if (named !== null) return /^(?:US|USA|United States.*)$/i.test(named.trim());
  const [offer] = asList(node["offers"]);
  const isInDollars = isObject(offer) && firstText(offer["priceCurrency"]) === "USD";
  return isInDollars && /^[A-Z]{2}$/.test(firstText(address["addressRegion"]) ?? "");
}

function namesUnit(size: unknown): boolean {
  return /\p{L}{2}/u.test(
    isObject(size)
      ? `${firstText(size["unitCode"]) ?? ""} ${firstText(size["unitText"]) ?? ""} ${firstText(size["value"]) ?? ""}`
      : (firstText(size) ?? ""),
  );
}

function inSquareFeet(size: number | null): number | null {
  return size === null ? null : roundArea(size * (squareMetresPerUnit("FTK") ?? 1));
}

function readQuantity(value: unknown): number | null {
  const first = asList(value)[0];
  const text = isObject(first)
    ? firstText(first["value"] ?? first["minValue"] ?? first["unitText"])
    : firstText(first);
  if (text === null) return null;
  return readCount(text.trim());
}

function readSize(value: unknown): number | null {
  const first = asList(value)[0];
  if (!isObject(first))
    return typeof first === "string" || typeof first === "number" ? sizeFromText(String(first)) : null;
  const text = firstText(first["value"] ?? first["minValue"]);
  const number = text === null ? null : readNumber(text.replace(/[^\d.,]/g, ""));
  if (number === null || number <= 0) return null;
  const unit =
    firstText(first["unitCode"]) ?? firstText(first["unitText"]) ?? text?.replace(/[\d.,\s]/g, "") ?? "";
  return roundArea(number * (squareMetresPerUnit(unit) ?? 1));
}

function sizeFromText(text: string): number | null {
  const bare = /^[\d.,\s]+$/.test(text) ? readNumber(text) : null;
  return readArea(text) ?? (bare && bare > 0 ? bare : null);
}

export function readProperty(property: SchemaNode, findings: Findings, weight: number): void {
  const name = firstText(property["name"]) ?? "";
  const text = firstText(property["value"]);
  if (text === null) return;
  const raw = `${name}: ${text}`;
  const [counted] = roomsOfLabel(name);
  const field = counted ?? fieldOfLabel(name) ?? fieldOfKey(name);
  if (field === "bedrooms" || field === "bathrooms" || field === "rooms")
    findings.add(field, readCount(text) ?? readRooms(field, text), raw, weight);
  if (field === "squareMeters" || field === "landSquareMeters")
    findings.add(field, readArea(text) ?? readSize(property), raw, weight);
}
