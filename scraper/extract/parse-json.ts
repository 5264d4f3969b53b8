/** JSON as pages really write it: comments, CDATA, raw line breaks, trailing commas. Never evaluated. */

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function parseJson(text: string): unknown {
  const value = tryJson(text);
  if (value !== undefined) return value;
  const bare = unwrap(text.trim());
  return tryJson(bare) ?? tryJson(mend(bare)) ?? null;
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

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // Not JSON: the caller mends it or goes without.
  }
}

/** Raw control characters inside strings, trailing commas, and entities that a template escaped. */
function mend(text: string): string {
  const unescaped = /^[{[]\s*&quot;/.test(text)
    ? text.replaceAll("&quot;", '"').replaceAll("&amp;", "&").replaceAll("&#39;", "'")
    : text;
  return unescaped
    .replace(/\p{Cc}+/gu, " ")
    .replace(/,\s*([}\]])/g, "$1")
    .replace(/\\'/g, "'");
}
