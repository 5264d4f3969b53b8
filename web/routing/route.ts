/** How an address leads to a page. */
import type { ComponentType, ReactNode } from "react";
import type { Locale } from "../../domain/languages/locales.ts";
import type { LoadData } from "../data/load-data.ts";
import type { PageRow } from "./pages.ts";

export type LoaderArgs = {
  request: Request;
  params: Record<string, string>;
  /** Reads for this request, or for this visitor's browser. */
  load: LoadData;
};

/** Status and languages of a page, for the server's answer. */
export type PageFacts = {
  /** 200 by default. */
  status?: number;
  /** The languages it is translated into; all by default. */
  languages?: readonly Locale[];
};

/** Reads the page's data. A Response, returned or thrown, is a failure or a redirect. */
export type Loader = (asked: LoaderArgs) => LoaderAnswer | Promise<LoaderAnswer>;
export type LoaderAnswer = PageFacts | Response | undefined;

type FrameComponent = ComponentType<{ isLoading: boolean; children: ReactNode }>;
export type RouteCode = { Page: ComponentType; Frame?: FrameComponent };

export type Route = {
  /** Without the language prefix: words, `:name` for one word, and at the end `*` for any number of words. */
  path: string;
  loader?: Loader | undefined;
  /** Loads the page's code; unset once that is done. */
  lazy?: (() => Promise<RouteCode>) | undefined;
  Page?: ComponentType;
  /** Replaces the site's header and footer. */
  Frame?: FrameComponent;
  /** The page's row in the table. Redirects and the not-found page have none. */
  row?: PageRow;
};

export type RouteMatch = { route: Route; params: Record<string, string> };
