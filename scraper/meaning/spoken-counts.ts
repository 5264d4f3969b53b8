/** What a bare number counts, by the icon before it or by its own class: `<i class="icon-bed"></i> 3`. */
import { rememberOnPage } from "./page-memory.ts";

const counted =
  /(?:^|[\s_/.-])(?:(?<bedrooms>bed|bedrooms?|beds|chambres?|schlafzimmer)|bath|bathrooms?|baths|shower|bathtub|sdb|badezimmer)(?=$|[\s_/.\d-])/i;
const bareCount = /^\d{1,2}(?:[.,]5)?$/;
/** Longer ones are lists of a design system's classes: one of them names anything. */
const longestName = 120;

export function isBareCount(text: string): boolean {
  return text.length <= 4 && bareCount.test(text);
}

/** Null where nothing in the element's attributes names what is counted. */
export function countedBy(attribs: Record<string, string>): string | null {
  for (const name of ["class", "alt", "title", "aria-label", "data-icon", "src"]) {
    const value = attribs[name];
    if (!value || value.length > longestName) continue;
    const named = countedIn(value);
    if (named !== null) return named;
  }
  return null;
}

/** Classes repeat from element to element. */
const countedIn = rememberOnPage((value): "bathrooms" | "bedrooms" | null => {
  const found = counted.exec(value);
  if (!found) return null;
  return found.groups?.["bedrooms"] === undefined ? "bathrooms" : "bedrooms";
});
