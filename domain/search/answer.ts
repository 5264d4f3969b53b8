/** `GET /api/search`: what the site answers to a free text, and where its first answer is. */
import type { Building } from "../buildings/building.ts";
import type { Locale } from "../languages/locales.ts";
import type { Property } from "../listings/listing.ts";
import { boundSearch } from "./bound-search.ts";
import { type LeadPage, leadPages } from "./leads/lead.ts";
import type { FoundText } from "./texts/find-texts.ts";

export type SearchAnswer = {
  /** The language that the texts are in: the reader's, or the one the search is written in. */
  language: Locale;
  first: "page" | "homes" | "texts" | "nothing";
  /** For those who sell, let, want a person or ask what it costs a month. */
  page: LeadPage | null;
  /** Null where the search is not about homes. `search` is the query of `/listings` as it was read. */
  homes: { search: string; listings: Property[]; total: number } | null;
  texts: FoundText[];
  /** Queries of `/listings` with one filter less, where no home matches all of them. Most homes first. */
  near: { search: string; total: number }[];
  /** The building that the search names, if all the homes shown are in it. */
  building: Pick<Building, "slug" | "name" | "names" | "area"> | null;
  /** The words of the search that no home has. The homes were found without them. */
  unused: string[];
};

/** Where Enter leads. */
export function firstPath(answer: SearchAnswer | undefined, typed: string): string {
  if (answer?.page) return leadPages[answer.page];
  const [text] = answer?.texts ?? [];
  if (answer?.first === "texts" && text) return text.path;
  if (answer?.homes) return `/listings${answer.homes.search}`;
  return `/listings?${new URLSearchParams({ q: boundSearch(typed).slice(0, 80) })}`;
}

const scripts: [RegExp, Locale][] = [
  [/[\u0e00-\u0e7f]/, "th"],
  [/[\u3400-\u9fff]/, "zh"],
  [/[\u0400-\u04ff]/, "ru"],
];

/** A script of one language tells more than the page. */
export function languageOfSearch(typed: string, page: Locale): Locale {
  const written = scripts.find(([letters]) => letters.test(typed))?.[1];
  if (written) return written;
  return scripts.some(([, locale]) => locale === page) ? "en" : page;
}
