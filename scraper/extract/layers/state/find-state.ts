/** Data that scripts carry: JSON elements, `window.x = {…}`, `JSON.parse("…")`, streamed chunks, `dataLayer.push`. */
import { expandState } from "./expand-state.ts";
import { parseCall } from "./parse-call.ts";
import { parseJson, tryJson } from "../../parse/parse-json.ts";
import { parseLiteral, unescapeString } from "../../parse/parse-literal.ts";
import type { PageScript } from "../../facts/page-facts.ts";
import { decodeLetters } from "../../parse/decode-letters.ts";
import { fieldOfKey } from "../../../meaning/keys.ts";
import { endOfBrackets, endOfString } from "./scan-script.ts";

const largestScript = 3_000_000;
const mostStates = 500;
/** Tolerant reading is slow; what is larger is JSON or nothing. */
const largestLiteral = 400_000;
/** No home is described in less. */
const smallestState = 30;

/** `window.x`, `self["x"]`; `var x`, a name that begins a line; `a.b.c`. */
const target = [
  String.raw`(?<![\w$.])(?:window|self|globalThis|this)(?:\.[\w$]{1,80}|\[["'][\w$.:-]{1,80}["']\]){1,8}`,
  String.raw`(?:(?:var|let|const)\s+|^|[;\n])[ \t]{0,40}[\w$]{1,80}`,
  String.raw`(?<![\w$])[\w$]{1,60}(?:\.[\w$]{1,60}){1,8}`,
].join("|");
/** An object, JSON in a string, however it is encoded, or a call that makes one. */
const data = String.raw`[{[]|["'](?:[{[]|%7B|%5B|eyJ|W3si|\\(?:u00|x)[57]b)|JSON\.parse\(|\(\s*function\s*\(`;
/** Equals signs and brackets are few: the name before one is looked for from there backwards. */
const assignment = new RegExp(
  [
    String.raw`=(?<=(?:${target})\s*(?:\|\|)?=)\s*(?:[\w$.]+\s*\|\|\s*)?(?=${data})`,
    // A call with an object, behind up to two plain arguments.
    String.raw`\((?<=\b[\w$]{3,60}\s*\()\s*(?:(?:[\w$.]{1,60}|["'][^"'\n]{0,60}["'])\s*,\s*){0,2}(?=[{])`,
    String.raw`\((?<=\bconcat\()\s*(?=\[)`,
    String.raw`\((?<=\benqueue\()\s*(?="\[)`,
  ].join("|"),
  "g",
);
/** A name and the space around its sign. */
const longestTarget = 200;
/** Most scripts are machinery: those that name nothing of a home are not read. */
const tellsOfHomes = new RegExp(
  [
    "price",
    String.raw`(?:images|photos|pictures|gallery)["']?\s*[:=]\s*\[`,
    "bedroom",
    String.raw`beds\b`,
    "latitude",
    String.raw`\blat["']?\s*:`,
    "floorsize",
    "livingarea",
    "preis",
    "precio",
    "prix",
    "prezzo",
    "preco",
    String.raw`pris[a-z]{0,12}["']?\s*:`,
    String.raw`cena["']?\s*:`,
    "fiyat",
    "hinta",
    "loyer",
    "miete",
    "quartos",
    "dormitorios",
    "chambres",
    "habitaciones",
    "soverom",
    "sovrum",
    String.raw`\.enqueue\(`,
    String.raw`surface["']?\s*:`,
    "superfic",
    "zimmer",
    String.raw`rooms["']?\s*:`,
  ].join("|"),
  "i",
);
const jsonCall = /^JSON\.parse\(\s*(?:[\w$.]{1,40}\(\s*){0,4}(["'`])/;
const streamedChunk = /__next_f\.push\(\s*\[\s*1\s*,\s*("(?:[^"\\]|\\[\s\S])*")\s*\]\s*\)/g;

export function findStates(scripts: readonly PageScript[]): unknown[] {
  const states: unknown[] = [];
  let streamed = "";
  for (const { type, text } of scripts) {
    if (text.length > largestScript || states.length >= mostStates) continue;
    if (/json/.test(type) || isDataOnly(type, text)) add(states, readData(text));
    else if (text.includes("__next_f")) {
      for (const match of text.matchAll(streamedChunk)) streamed += String(tryJson(match[1] ?? '""'));
    } else if (tellsOfHomes.test(text)) findAssigned(text, states);
  }
  if (streamed !== "") findStreamed(streamed, states);
  return states;
}

/** Frameworks invent types of their own; what runs says so, or says nothing. */
function isDataOnly(type: string, text: string): boolean {
  return type !== "" && !/javascript|module/.test(type) && /^\s*[{[]/.test(text);
}

/** JSON, however it is encoded; attributes may hold a literal or a call of one too. */
function readData(text: string): unknown {
  const value = parseJson(text) ?? readEncoded(text.trim());
  if (value !== null || text.length > largestLiteral || !tellsOfHomes.test(text)) return value;
  const start = text.search(/[{[]/);
  return start < 0 ? null : parseLiteral(text.slice(start));
}

function add(states: unknown[], value: unknown): void {
  if (typeof value !== "object" || value === null || states.length >= mostStates) return;
  states.push(expandState(value));
}

/** Rows are `id:json`. */
function findStreamed(text: string, states: unknown[]): void {
  for (const row of text.split(/\n(?=[0-9a-f]{1,4}:)/)) {
    // A letter before the value marks a module, a hint or a text: only plain values are data.
    const start = /^[0-9a-f]{1,4}:(?=[[{])/.exec(row)?.[0].length;
    if (start !== undefined && row.length > smallestState) add(states, tryJson(row.slice(start).trim()));
  }
}

/** The name before an equals sign is read only if such a value follows it. */
const scalar = /=\s*(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|(-?\d[\d.]{0,20}))\s*(?=[;,\n])/g;
const nameBefore = /(?<![\w$])([\w$]+)\s*$/;
const longestName = 40;
/** Fewer of a home's fields are a coincidence. */
const fewestScalars = 3;

/** `var propertyPrice = 785000; var lat = 34.77;`: one home's fields, each in a variable of its own. */
function findScalars(text: string, states: unknown[]): void {
  const home: Record<string, unknown> = {};
  for (const { index, 1: double, 2: single, 3: figure } of text.matchAll(scalar)) {
    const name = nameBefore.exec(text.slice(Math.max(index - 2 * longestName, 0), index))?.[1];
    if (name && name.length <= longestName && fieldOfKey(name) !== null)
      home[name] ??= double ?? single ?? figure;
  }
  if (new Set(Object.keys(home).map(fieldOfKey)).size >= fewestScalars) add(states, home);
}

function findAssigned(text: string, states: unknown[]): void {
  findScalars(text, states);
  assignment.lastIndex = 0;
  for (
    let match = assignment.exec(text);
    match && states.length < mostStates;
    match = assignment.exec(text)
  ) {
    const start = match.index + match[0].length;
    const known = states.length;
    const isCall = /[(,]\s*$/.test(match[0]);
    // Calls are many, and few are given a home.
    assignment.lastIndex = isCall
      ? readArgumentAt(text, start, states)
      : Math.max(readStateAt(text, start, states), start + 1);
    nameLists(states, known, text.slice(Math.max(match.index - longestTarget, 0), start));
  }
}

function readArgumentAt(text: string, start: number, states: unknown[]): number {
  if (text[start] !== "{") return Math.max(readStateAt(text, start, states), start + 1);
  const end = endOfBrackets(text, start);
  if (tellsOfHomes.test(text.slice(start, end))) readLiteralAt(text, start, states);
  return Math.max(end, start + 1);
}

/** `images = […]`: a list's name is what says of what it is. */
function nameLists(states: unknown[], from: number, written: string): void {
  const name = /(?<![\w$])([\w$]+)\s*=\s*$/.exec(written)?.[1];
  if (name === undefined) return;
  const named = states.splice(from).map((state) => (Array.isArray(state) ? { [name]: state } : state));
  states.push(...named);
}

/** Answers where the state ends. */
function readStateAt(text: string, start: number, states: unknown[]): number {
  switch (text[start]) {
    case "J":
      return readParseCall(text, start, states);
    case '"':
    case "'":
      return readString(text, start + 1, text[start] ?? "", states);
    case "(": {
      const end = endOfBrackets(text, start);
      if (end - start <= largestLiteral) add(states, parseCall(text, start));
      return end;
    }
    default:
      return readLiteralAt(text, start, states);
  }
}

function readParseCall(text: string, start: number, states: unknown[]): number {
  const opening = jsonCall.exec(text.slice(start, start + 80));
  if (!opening?.[1]) return start;
  return readString(text, start + opening[0].length, opening[1], states);
}

function readString(text: string, from: number, quote: string, states: unknown[]): number {
  const end = endOfString(text, from, quote);
  const inner = unescapeString(text.slice(from, end));
  add(states, tryJson(inner) ?? readEncoded(inner));
  return end;
}

function readLiteralAt(text: string, start: number, states: unknown[]): number {
  const end = endOfBrackets(text, start);
  if (end - start < smallestState) return end;
  const literal = text.slice(start, end);
  const value = tryJson(literal);
  if (value !== undefined) add(states, value);
  else if (literal.length <= largestLiteral) add(states, parseLiteral(literal));
  return end;
}

/** Text that is encoded for an address, or in letters. */
function readEncoded(text: string): unknown {
  if (/^%(?:7B|5B)/i.test(text)) return tryJson(tryDecodeUri(text)) ?? null;
  if (text.length < smallestState || !/^(?:eyJ|W3si|ew)[\w+/\s-]*={0,2}$/.test(text)) return null;
  const decoded = decodeLetters(text);
  return decoded === null ? null : (tryJson(decoded) ?? tryJson(tryDecodeUri(decoded)) ?? null);
}

function tryDecodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return ""; // Not an encoded text.
  }
}
