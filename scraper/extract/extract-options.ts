/** The options for reading a page. */
import type { Selectors } from "../../domain/scraping/scrape-source.ts";

export type ExtractOptions = {
  /** The page's address: makes links absolute, tells this home from others. */
  url: string | null;
  defaultCurrency?: string | null;
  selectors?: Selectors;
  /** A page that tells search engines not to keep it is left out. */
  obeysNoindex?: boolean;
};
