/** Data that scripts carry: JSON elements, `window.x = {…}`, `JSON.parse("…")`, streamed chunks, `dataLayer.push`. */
import { parseJson } from "./parse-json.ts";
import { parseLiteral, unescapeString } from "./parse-literal.ts";
import type { PageScript } from "./page-facts.ts";

const largestScript = 3_000_000;
const mostStates = 500;
/** Tolerant reading is slow; what is larger is JSON or nothing. */
const largestLiteral = 400_000;
/** No home is described in less. */
const smallestState = 30;

const assignment =
  /(?:(?:window|self|globalThis|this)(?:\.[\w$]+|\[["'][\w$.:-]+["']\])+|(?:var|let|const)\s+[\w$]+|[\w$]+(?:\.[\w$]+)+)\s*(?:=|\|\|=)\s*(?:[\w$.]+\s*\|\|\s*)?(?=[{[]|JSON\.parse\()|\b(?:push|init|set|setData|render|create|load)\s*\(\s*(?=[{])/g;
/** Most scripts are machinery: those that name nothing of a home are not read. */
const tellsOfHomes = /price|bedroom|beds\b|latitude|\blat["']?\s*:|floorsize|livingarea|preis|precio|prix/i;
const parseCall = /^JSON\.parse\(\s*(?:decodeURIComponent\(\s*)?(["'`])/;
const streamedChunk = /__next_f\.push\(\s*\[\s*1\s*,\s*("(?:[^"\\]|\\[\s\S])*")\s*\]\s*\)/g;

export function findStates(scripts: readonly PageScript[]): unknown[] {
  const states: unknown[] = [];
  let streamed = "";
  for (const { type, text } of scripts) {
    if (text.length > largestScript || states.length >= mostStates) continue;
    if (/json/.test(type)) add(states, parseJson(text));
    else if (text.includes("__next_f")) {
      for (const match of text.matchAll(streamedChunk)) streamed += String(tryJson(match[1] ?? '""'));
    } else if (tellsOfHomes.test(text)) findAssigned(text, states);
  }
  if (streamed !== "") findStreamed(streamed, states);
  return states;
}

function add(states: unknown[], value: unknown): void {
  if (typeof value === "object" && value !== null && states.length < mostStates) states.push(value);
}

/** Rows are `id:json`. */
function findStreamed(text: string, states: unknown[]): void {
  for (const row of text.split(/\n(?=[0-9a-f]{1,4}:)/)) {
    // A letter before the value marks a module, a hint or a text: only plain values are data.
    const start = /^[0-9a-f]{1,4}:(?=[[{])/.exec(row)?.[0].length;
    if (start !== undefined && row.length > smallestState) add(states, tryJson(row.slice(start).trim()));
  }
}

function findAssigned(text: string, states: unknown[]): void {
  assignment.lastIndex = 0;
  for (
    let match = assignment.exec(text);
    match && states.length < mostStates;
    match = assignment.exec(text)
  ) {
    const start = match.index + match[0].length;
    const end = text[start] === "J" ? readParseCall(text, start, states) : readLiteralAt(text, start, states);
    assignment.lastIndex = Math.max(end, start + 1);
  }
}

function readParseCall(text: string, start: number, states: unknown[]): number {
  const opening = parseCall.exec(text.slice(start, start + 80));
  if (!opening?.[1]) return start;
  const from = start + opening[0].length;
  const end = endOfString(text, from, opening[1]);
  const inner = unescapeString(text.slice(from, end));
  add(states, tryJson(inner) ?? tryJson(tryDecodeUri(inner)));
  return end;
}

function readLiteralAt(text: string, start: number, states: unknown[]): number {
  const end = endOfLiteral(text, start);
  if (end - start < smallestState) return end;
  const literal = text.slice(start, end);
  const value = tryJson(literal);
  if (value !== undefined) add(states, value);
  else if (literal.length <= largestLiteral) add(states, parseLiteral(literal));
  return end;
}

/** Where the bracket at `start` closes, strings respected. */
function endOfLiteral(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 34 || code === 39 || code === 96) at = endOfString(text, at + 1, text[at] ?? "");
    else if (code === 123 || code === 91) depth += 1;
    else if (code === 125 || code === 93) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

function endOfString(text: string, from: number, quote: string): number {
  let at = from;
  for (;;) {
    const next = text.indexOf(quote, at);
    if (next < 0) return text.length;
    let slashes = 0;
    while (text[next - 1 - slashes] === "\\") slashes += 1;
    if (slashes % 2 === 0) return next;
    at = next + 1;
  }
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // Not JSON; the caller reads it as a literal or goes without.
  }
}

function tryDecodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return ""; // Not an encoded text.
  }
}
