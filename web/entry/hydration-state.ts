/** The state that the server passes to the browser in a JSON block, so that no inline script is needed. */
import type { DehydratedState } from "@tanstack/react-query";
import type { FormState } from "../data/form-state.tsx";
import type { Locale } from "../../domain/languages/locales.ts";
import type { ShownWords } from "../../domain/texts/owners-texts.ts";
import type { Site } from "../../domain/site/site.ts";
import type { PageAssets } from "./list-assets.ts";
import type { MapTiles } from "../map/map-tiles.ts";

export const stateElementId = "state";

export type PageState = {
  locale: Locale;
  queries: DehydratedState;
  form?: FormState | undefined;
  /** What the owner wrote in place of the shipped words of this language, for this page and those opened from it. */
  words?: ShownWords;
  /** Set on a page that failed. */
  requestId?: string;
  /** The error of its loader. */
  error?: unknown;
  /** The browser renders the same document, including its links: the ids of `useId` depend on the whole tree. */
  document: {
    assets: PageAssets;
    canonical: Canonical | null;
    tiles: MapTiles | null;
    newsletterFrame: string | null;
    site: Site;
    icon?: string | undefined;
  };
};

/** The page's canonical address. Pages that are not indexed have none. */
export type Canonical = {
  origin: string;
  path: string;
  /** The languages it is translated into. In the others the page shows English and says so. */
  languages: readonly Locale[];
};

/** Escapes `<`, so that no text in the data can close the element. */
export function writeState(state: PageState): string {
  return JSON.stringify(state).replaceAll("<", "\\u003c");
}

export function readState(text: string): PageState {
  return JSON.parse(text);
}
