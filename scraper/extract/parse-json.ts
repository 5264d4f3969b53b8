/** JSON as pages really write it: comments, CDATA, raw line breaks, trailing commas. Never evaluated. */

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function parseJson(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, "")
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)$/, "")
    .trim()
    .replace(/;$/, "");
  return tryJson(bare) ?? tryJson(mend(bare)) ?? null;
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
