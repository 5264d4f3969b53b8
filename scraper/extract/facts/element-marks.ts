/**
 * What an element's attributes say of it, gathered in one pass over them: asking for one by its name costs as much as a
 * pass over all, and most elements have none that matters.
 */

import { remember } from "../../meaning/remember.ts";
import { fieldOfKey } from "../../meaning/keys.ts";

export type Marks = {
  /** Classes, ids and test ids, for words such as "price". */
  hint: string;
  /** Names a property of an item. */
  isNamed: boolean;
  opensItem: boolean;
  /** The page does not show it, or not yet. */
  isHidden: boolean;
  /** Its text for screen readers. */
  spoken: string | undefined;
  /** Attributes that carry data: data-lat, data-page='{"props":…}', style="background: url(…)". */
  data: readonly DataAttribute[];
};

export type DataAttribute = { role: DataRole; name: string; value: string };
type DataRole = "fact" | "state" | "picture" | "style" | "latitude" | "longitude" | "place";

const noData: readonly DataAttribute[] = [];
const mayCall = /^(?:[:@x]|v-|ng-|data-)/;
/** `listing({ price: 1 })`, and JSON that is encoded for the address or in letters. */
const opensState = /^\s*(?:[\w$.]{1,40}\(\s*[{[]|[\w$]{1,40}\s*=\s*[{[]|%7B%22|%5B%7B|eyJ|W3si)/;
/** No home is described in a shorter attribute. */
const shortestState = 60;

const hiddenStyle = /display\s*:\s*none|visibility\s*:\s*hidden/i;
/** As the usual style sheets call it; "hidden md:block" is shown where there is room. What only screen readers skip is seen. */
const hiddenClass = /(?<!\S)(?:is-hidden|hidden|d-none|ng-hide)(?!\S)/;
const shownClass = /(?<!\S)(?:(?:sm|md|lg|xl|2xl):|d-(?:sm|md|lg|xl|xxl)-)(?!hidden|none)/;
/** Patterns that meet a class of megabytes overflow the stack. */
const longestHint = 2000;

export function readMarks(attribs: Record<string, string>): Marks {
  let classes = "";
  let id = "";
  let testId = "";
  let qualityId = "";
  let label: string | undefined;
  let title: string | undefined;
  let isNamed = false;
  let opensItem = false;
  let isHidden = false;
  let data: DataAttribute[] | null = null;
  for (const name in attribs) {
    const value = attribs[name] ?? "";
    switch (name) {
      case "class":
        classes = value;
        break;
      case "id":
        id = value;
        break;
      case "data-testid":
        testId = value;
        break;
      case "data-qa":
        qualityId = value;
        break;
      case "itemprop":
      case "property":
        isNamed = true;
        break;
      case "itemscope":
      case "itemtype":
      case "typeof":
        opensItem = true;
        break;
      case "aria-label":
        label = value;
        break;
      case "title":
        title = value;
        break;
      case "hidden":
        isHidden = true;
        break;
      case "style":
        isHidden ||= hiddenStyle.test(value.slice(0, longestHint));
        break;
    }
    const role = roleOf(name, value);
    if (role !== null) (data ??= []).push({ role, name, value });
  }
  const hint = join(join(join(classes, id), testId), qualityId).slice(0, longestHint);
  isHidden ||= hiddenClass.test(classes) && !shownClass.test(classes);
  return { hint, isNamed, opensItem, isHidden, spoken: label ?? title, data: data ?? noData };
}

function roleOf(name: string, value: string): DataRole | null {
  const first = value.charCodeAt(0);
  const isState = first === 123 || first === 91;
  if (value.length > shortestState && (isState || (mayCall.test(name) && opensState.test(value))))
    return "state";
  if (name === "style") return "style";
  if (!name.startsWith("data-")) return null;
  if (isState && value.includes("lat")) return "state";
  const role = roleOfName(name);
  if (role === null)
    return value !== "" && value.length <= shortestState && fieldOfKey(name.slice(5)) ? "fact" : null;
  // Addresses are long, places are not.
  return value.length > shortestState && role !== "picture" ? null : role;
}

/** Struck out by its style or its class, named as the price of before, or a template that is hidden. */
const unseenHint = /\b(?:line-through|(?:old|was|former)-price|price-(?:old|was)|is-hidden)\b/i;
const unseenStyle = /line-through/i;

/** Asked of elements in a line: boxes that are hidden open later. */
export function isUnseen({ hint, data }: Marks): boolean {
  if (hint !== "" && unseenHint.test(hint)) return true;
  return data.some(({ role, value }) => role === "style" && unseenStyle.test(value.slice(0, longestHint)));
}

function join(words: string, more: string): string {
  return words === "" || more === "" ? words + more : `${words} ${more}`;
}

const pictures = new Set(["data-bg", "data-background", "data-background-image"]);
/** data-coordinates="12.93, 100.88". */
const place =
  /[-_](?:coords?|coordinates|lat-?lng|lat-?lon|latlong|center|position|location|marker|point|geo)$/;

const roleOfName = remember((name): DataRole | null => {
  if (pictures.has(name)) return "picture";
  if (/[-_]lat(?:itude)?$/.test(name)) return "latitude";
  if (/[-_](?:lng|lon|long|longitude)$/.test(name)) return "longitude";
  return place.test(name) ? "place" : null;
});
