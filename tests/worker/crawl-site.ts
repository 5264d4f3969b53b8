/** Every page of the site in every language, fetched once, for the tests of what all of them keep to. */
import { type CheerioAPI, load } from "cheerio";
import { contentAddresses } from "../../domain/article.ts";
import { type Locale, locales } from "../../domain/locales.ts";
import { type SiteAddress, listAddresses } from "../site-addresses.ts";
import type { Product } from "../start-product.ts";

export type Page = SiteAddress & {
  locale: Locale;
  /** The language its text is in: English where an article has not been translated. */
  language: Locale;
  status: number;
  html: string;
  $: CheerioAPI;
  anchors: Set<string | undefined>;
};

export type Site = { pages: Map<string, Page>; ask: (address: string) => Promise<Response> };

export async function crawlSite(product: Product): Promise<Site> {
  /** A connection each: between two tests the server closes those that idle. */
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
