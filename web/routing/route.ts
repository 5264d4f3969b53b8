/** What leads from an address to a page. */
import type { ComponentType } from "react";
import type { Locale } from "../../domain/languages/locales.ts";
import type { PageRow } from "./pages.ts";

export type LoaderArgs = { request: Request; params: Record<string, string> };

/** What the server says of a page that is shown. */
export type PageFacts = {
  /** 200, if it does not say. */
  status?: number;
  /** The languages that it has been translated into; all, if it does not say. */
  languages?: readonly Locale[];
};

/** Reads what the page shows. A Response, answered or thrown, is a failure or another address. */
export type Loader = (asked: LoaderArgs) => LoaderAnswer | Promise<LoaderAnswer>;
export type LoaderAnswer = PageFacts | Response | undefined;

export type Route = {
  /** Without the language: words, `:name` for one word, and at the end `*` for any number of them. */
  path: string;
  loader?: Loader | undefined;
  /** The page's code, until it has been asked for. */
  lazy?: (() => Promise<ComponentType>) | undefined;
  Page?: ComponentType;
  /** The page's row in the table; what only leads elsewhere, or nowhere, has none. */
  row?: PageRow;
};

export type RouteMatch = { route: Route; params: Record<string, string> };
