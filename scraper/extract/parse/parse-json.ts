/** JSON as pages really write it: comments, CDATA, raw line breaks, trailing commas. Never evaluated. */
import { parseLiteral } from "./parse-literal.ts";

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function parseJson(text: string): unknown {
  const value = tryJson(text);
  if (value !== undefined) return value;
  const bare = unwrap(text.trim());
  return tryJson(bare) ?? tryJson(mend(bare)) ?? readAsLiteral(bare);
}

/** Tolerant reading is slow; what is larger is JSON or nothing. */
const largestLiteral = 400_000;
const opening = /^(?:\s|\/\*[^*]*\*\/|\/\/[^\n]*\n)*(?=[{[])/;

/** Comments, single quotes and other freedom that scripts have and JSON has not. */
function readAsLiteral(text: string): unknown {
  const comments = text.length > largestLiteral ? null : opening.exec(text);
  return comments ? parseLiteral(text.slice(comments[0].length)) : null;
}

const wrappers = [
  ["<!--", "-->"],
  ["/*<![CDATA[*/", "/*]]>*/"],
  ["//<![CDATA[", "//]]>"],
  ["<![CDATA[", "]]>"],
] as const;

/** Comments and CDATA marks hid scripts from browsers long gone. */
function unwrap(text: string): string {
  let bare = text;
  for (const [start, end] of wrappers) {
    if (bare.startsWith(start)) bare = bare.slice(start.length);
    if (bare.endsWith(end)) bare = bare.slice(0, -end.length);
    bare = bare.trim();
  }
  return bare.endsWith(";") ? bare.slice(0, -1) : bare;
}

export function tryJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // Not JSON: the caller mends it, reads it as a literal or goes without.
  }
}

/** Templates escape quotes as entities, Angular's transferred state by a letter. */
const escapedQuote = /^[{[]\s*&(?:quot|q);/;
const escapes: Record<string, string> = {
  "&quot;": '"',
  "&q;": '"',
  "&#39;": "'",
  "&s;": "'",
  "&l;": "<",
  "&g;": ">",
  "&amp;": "&",
  "&a;": "&",
};

/** Raw control characters inside strings, trailing commas, and escaped quotes. */
function mend(text: string): string {
  const unescaped = escapedQuote.test(text)
    ? text.replace(/&(?:quot|amp|#39|[qslga]);/g, (whole) => escapes[whole] ?? whole)
    : text;
  return unescaped
    .replace(/\p{Cc}+/gu, " ")
    .replace(/,\s*([}\]])/g, "$1")
    .replace(/\\'/g, "'");
}
