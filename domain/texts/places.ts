/**
 * `{{down}}` is a place that the site fills: in words with what the page computes, in an answer with a dated fact. An
 * owner may move a place; one that the page does not fill would be seen as it is written.
 */
const place = /\{\{([A-Za-z][\w-]*(?::number)?)\}\}/g;

export function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(place)].map(([, name = ""]) => name))];
}

/** Brackets that are no place, and `$t(`, by which i18next would put another text in. */
export function hasBrokenPlace(text: string): boolean {
  return /\{\{|\}\}|\$t\(/.test(text.replaceAll(place, ""));
}
