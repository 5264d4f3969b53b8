/**
 * Two visitors make the journeys of choosing: one at a desk in English, one with a phone in German. Each size and each
 * language is seen; what one language breaks at one size is looked for on every page by `every-page`.
 */
import { devices, test } from "@playwright/test";
import { frontPage as germanFrontPage } from "../../web/i18n/de/front-page.ts";
import { catalogue as germanCatalogue } from "../../web/i18n/de/catalogue.ts";
import { compare as germanCompare } from "../../web/i18n/de/compare.ts";
import { contact as germanContact } from "../../web/i18n/de/contact.ts";
import { favourites as germanFavourites } from "../../web/i18n/de/favourites.ts";
import { filters as germanFilters } from "../../web/i18n/de/filters.ts";
import { forms as germanForms } from "../../web/i18n/de/forms.ts";
import { frame as germanFrame } from "../../web/i18n/de/frame.ts";
import { homeDetails as germanHomeDetails } from "../../web/i18n/de/home-details.ts";
import { map as germanMap } from "../../web/i18n/de/map.ts";
import { ownership as germanOwnership } from "../../web/i18n/de/ownership.ts";
import { property as germanProperty } from "../../web/i18n/de/property.ts";
import { search as germanSearch } from "../../web/i18n/de/search.ts";
import { simulator as germanSimulator } from "../../web/i18n/de/simulator.ts";
import { frontPage } from "../../web/i18n/en/front-page.ts";
import { catalogue } from "../../web/i18n/en/catalogue.ts";
import { compare } from "../../web/i18n/en/compare.ts";
import { contact } from "../../web/i18n/en/contact.ts";
import { favourites } from "../../web/i18n/en/favourites.ts";
import { filters } from "../../web/i18n/en/filters.ts";
import { forms } from "../../web/i18n/en/forms.ts";
import { frame } from "../../web/i18n/en/frame.ts";
import { homeDetails } from "../../web/i18n/en/home-details.ts";
import { map } from "../../web/i18n/en/map.ts";
import { ownership } from "../../web/i18n/en/ownership.ts";
import { property } from "../../web/i18n/en/property.ts";
import { search } from "../../web/i18n/en/search.ts";
import { simulator } from "../../web/i18n/en/simulator.ts";
import type { Translated } from "../../web/i18n/translated.ts";
import { ownAddress } from "./own-address.ts";

const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];

const english = {
  frontPage,
  catalogue,
  compare,
  contact,
  favourites,
  filters,
  forms,
  frame,
  homeDetails,
  map,
  ownership,
  property,
  search,
  simulator,
};
const german: Translated<typeof english> = {
  frontPage: germanFrontPage,
  catalogue: germanCatalogue,
  compare: germanCompare,
  contact: germanContact,
  favourites: germanFavourites,
  filters: germanFilters,
  forms: germanForms,
  frame: germanFrame,
  homeDetails: germanHomeDetails,
  map: germanMap,
  ownership: germanOwnership,
  property: germanProperty,
  search: germanSearch,
  simulator: germanSimulator,
};

export type Visitor = {
  isOnPhone: boolean;
  language: "en" | "de";
  /** The beginning of the visitor's addresses. */
  at: "" | "/de";
  texts: Translated<typeof english>;
};

const visitors: Visitor[] = [
  { isOnPhone: false, language: "en", at: "", texts: english },
  { isOnPhone: true, language: "de", at: "/de", texts: german },
];

export function forEachVisitor(describe: (visitor: Visitor) => void): void {
  for (const visitor of visitors) {
    test.describe(visitor.isOnPhone ? "With a phone in German" : "At a desk in English", () => {
      test.use({
        ...(visitor.isOnPhone ? phone : { viewport: { width: 1440, height: 900 } }),
        extraHTTPHeaders: ownAddress(),
      });
      describe(visitor);
    });
  }
}

/** A text of the interface with anything in its places. */
export function saying(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join(".+"));
}
