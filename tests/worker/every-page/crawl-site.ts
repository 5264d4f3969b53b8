/** Fetches every page of the site in every language once, for the tests that apply to all of them. */
import { type CheerioAPI, load } from "cheerio";
import { contentAddresses } from "../../../domain/site/article.ts";
import { type Locale, locales } from "../../../domain/languages/locales.ts";
import { type SiteAddress, listAddresses } from "../../site-addresses.ts";
import type { Product } from "../../start-product.ts";

export type Page = SiteAddress & {
  locale: Locale;
  /** The language of its text: English when an article is not translated. */
  language: Locale;
  status: number;
  html: string;
  $: CheerioAPI;
  anchors: Set<string | undefined>;
};

export type Site = { pages: Map<string, Page>; ask: (address: string) => Promise<Response> };

export async function crawlSite(product: Product): Promise<Site> {
  /** Uses a new connection each time, because the server closes idle ones between two tests. */
  const ask = (address: string) => product.fetch(address, { headers: { connection: "close" } });
  const read = async <Body>(address: string): Promise<Body> => (await ask(address)).json();
  const pages = new Map<string, Page>();
  for (const locale of locales) {
    const { language: faq } = await read<{ language: Locale }>(contentAddresses.faq(locale));
    const { language: glossary } = await read<{ language: Locale }>(contentAddresses.glossary(locale));
    const languages: Record<string, Locale> = { "/resources/faq": faq, "/resources/glossary": glossary };
    for (const place of await listAddresses(locale, read)) {
      const response = await ask(place.address);
      pages.set(place.address, {
        ...place,
        locale,
        language: place.article?.language ?? languages[place.path] ?? locale,
        status: response.status,
        ...readHtml(await response.text()),
      });
    }
  }
  return { pages, ask };
}

function readHtml(html: string): Pick<Page, "html" | "$" | "anchors"> {
  const $ = load(html);
  const named = $("[id]").toArray();
  return { html, $, anchors: new Set(named.map(({ attribs }) => attribs["id"])) };
}
