/** Why a page is no listing: the code decides what happens next, the rule says what refused the page. */

export type RefusalCode =
  | "bot-wall"
  | "noindex"
  | "empty-page"
  | "error-page"
  | "list-of-homes"
  | "project"
  | "article"
  | "no-home-described"
  | "no-price"
  | "not-a-home"
  | "no-title"
  | "too-deep"
  | "too-many-attributes"
  | "too-many-elements";

/** In the order in which they are asked. */
export const refusingRules = [
  "no-text",
  "error-headline",
  "gone-headline",
  "gone-banner",
  "data-of-results",
  "list-headline-alone",
  "list-headline-equal-boxes",
  "list-headline-many-homes",
  "list-headline-cards",
  "price-only-in-boxes",
  "price-of-a-listed-home",
  "counted-results",
  "kinds-under-one-name",
  "agents-own-page",
  "home-wanted",
  "agents-wanted",
  "advice",
  "question",
  "tool-or-thing",
  "prices-in-general",
  "agencys-page",
  "own-tools",
  "front-page",
  "business-headline",
  "business-label",
  "whole-block",
  "hotel-data",
  "room-by-the-night",
  "ground-price-in-a-sentence",
  "article-about-a-home",
  "price-in-a-sentence",
  "price-of-nothing-named",
  "size-of-nothing-named",
  "price-too-low",
  "site-name-for-a-headline",
  "owners-name-for-a-headline",
  "prices-only-of-cards",
  "several-homes",
  "price-nowhere",
  "nothing-described",
  "business-in-data",
  "ground-only",
] as const;
export type RefusingRule = (typeof refusingRules)[number];

/** For the maker of a bot wall, and for a code that only one rule gives, the rule is written as the page has it. */
export type Refusal = { code: RefusalCode; rule: string };

/** As it is stored with the page and shown in the administration: "list-of-homes: counted-results". */
export function sayRefusal({ code, rule }: Refusal): string {
  return rule === code ? code : `${code}: ${rule}`;
}
