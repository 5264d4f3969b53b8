/** The contract between Worker and app. Types only: the Worker's code is checked without the DOM, the app's with it. */
import type { Locale } from "../../domain/languages/locales.ts";
import type { Site } from "../../domain/site/site.ts";
import type { ShownWords } from "../../domain/texts/owners-texts.ts";
import type { FormState } from "../data/form-state.tsx";
import type { FetchJson } from "../data/api.ts";
import type { ReadTexts } from "../i18n/server.ts";
import type { MapTiles } from "../map/map-tiles.ts";

export type RenderOptions = {
  request: Request;
  locale: Locale;
  /** The path without the language prefix, with the query that belongs to its canonical address. */
  path: string;
  siteUrl: string;
  /** The tile service of the maps, if one is configured. */
  tiles: MapTiles | null;
  /** The newsletter provider's form, if one is configured. The owner may switch it off or change its path. */
  newsletterFrame: string | undefined;
  /** The owner's settings. They are read while the page reads its own data. */
  site: Promise<Site>;
  /** What the owner wrote in place of the shipped words. Read meanwhile too. */
  words: Promise<ShownWords | undefined>;
  /** Shown when the page fails, so that a visitor can name what went wrong. */
  requestId: string;
  fetchJson: FetchJson;
  /** The interface's texts in the page's language. */
  readTexts: ReadTexts;
  /** The answer to a form that was sent without JavaScript. */
  formState: FormState | undefined;
  /** Epoch milliseconds of the oldest data read so far. */
  dataAt: () => number;
};

/** A page or a redirect. */
export type Rendered = { status: number; headers: Record<string, string>; body: string };

export type Render = (options: RenderOptions) => Promise<Rendered>;
