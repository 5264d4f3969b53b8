/** What the server hands to the browser in a JSON block: no inline script is needed. */
import type { DehydratedState } from "@tanstack/react-query";
import type { FormState } from "../data/form-state.tsx";
import type { Locale } from "../../domain/languages/locales.ts";
import type { PageAssets } from "./list-assets.ts";
import type { MapTiles } from "../map/map-tiles.ts";

export const stateElementId = "state";

export type PageState = {
  locale: Locale;
  queries: DehydratedState;
  form?: FormState | undefined;
  /** Of a page that failed. */
  requestId?: string;
  /** What its loader failed with. */
  error?: unknown;
  /** The browser renders the same document again, down to its links: ids of the form depend on the whole tree. */
  document: { assets: PageAssets; canonical: Canonical | null; tiles: MapTiles | null };
};

/** Where this page lives: absent from pages that are not indexed. */
export type Canonical = {
  origin: string;
  path: string;
  /** The languages that have a text of their own; in any other the page shows English and says that it does. */
  languages: readonly Locale[];
};

/** `<` is escaped, so that no text in the data can close the element. */
export function writeState(state: PageState): string {
  return JSON.stringify(state).replaceAll("<", "\\u003c");
}

export function readState(text: string): PageState {
  return JSON.parse(text);
}
