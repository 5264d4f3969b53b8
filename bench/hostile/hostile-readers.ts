/** Every function that reads text from outside: addresses, forms, tokens, and what the scraper fetches. */
import { checkLead } from "../../domain/leads/check-lead.ts";
import { normalisePhone } from "../../domain/leads/phone.ts";
import { splitLocale } from "../../domain/languages/locales.ts";
import { isExcludedTitle } from "../../domain/listings/listing-exclusion.ts";
import { readListingQuery } from "../../domain/listings/query/listing-query.ts";
import { normaliseSearchText } from "../../domain/listings/query/search-text.ts";
import { toSlug } from "../../domain/listings/slug.ts";
import { readMapBox } from "../../domain/places/map-box.ts";
import { toStorable } from "../../domain/site/storable-text.ts";
import { extractPage } from "../../scraper/extract/extract-page.ts";
import { decodeLetters } from "../../scraper/extract/parse/decode-letters.ts";
import { cleanParagraphs, cleanText, withoutSiteName } from "../../scraper/extract/parse/clean-text.ts";
import { readMapAddress } from "../../scraper/extract/layers/text/map-address.ts";
import { recogniseUnparsedWall } from "../../scraper/fetch/bot-wall.ts";
import { decodeHtml } from "../../scraper/fetch/decode.ts";
import { guardUrl } from "../../domain/scraping/guard-url.ts";
import { parseRobots } from "../../scraper/fetch/robots.ts";
import { SitemapScan } from "../../scraper/fetch/sitemap-scan.ts";
import { visibleLength } from "../../scraper/fetch/visible-length.ts";
import { readAmenities } from "../../scraper/meaning/amenities.ts";
import { readArea } from "../../scraper/meaning/area.ts";
import { readNumber } from "../../scraper/meaning/number.ts";
import { readPrice, withoutFormerPrice } from "../../scraper/meaning/price.ts";
import { readCount, readRooms, roomsOfLabel } from "../../scraper/meaning/rooms.ts";
import {
  offersFinance,
  readAvailability,
  readBadge,
  readKind,
  readOffer,
} from "../../scraper/meaning/kind-and-offer.ts";
import { findLinks } from "../../scraper/reading/find-links.ts";
import { matchRoutes } from "../../web/routing/match-routes.ts";
import { pages } from "../../web/routing/pages.ts";
import { networkOf } from "../../worker/http/network-of.ts";
import { findPage } from "../../worker/pages/find-page.ts";
import { findRedirect } from "../../worker/pages/redirects.ts";
import { verifyJwt } from "../../worker/sign-in/verify-jwt.ts";

type Read = (text: string) => unknown;

const url = "https://homes.example/1";
const hosts = new Set(["homes.example"]);
const encoder = new TextEncoder();

/** Reads texts of up to some 16,000 characters: addresses, forms, tokens. */
const inRequests: Record<string, Read> = {
  redirects: findRedirect,
  routes: (text) => matchRoutes(pages, text),
  "languages of addresses": splitLocale,
  "addresses of pages": (text) => findPage(new URL(`http://site.test/${text}?q=${encodeURIComponent(text)}`)),
  "queries of listings": (text) =>
    readListingQuery(new URLSearchParams({ q: text, type: text, after: text })),
  "search words": normaliseSearchText,
  "boxes of maps": readMapBox,
  networks: networkOf,
  leads: (text) => checkLead("application", { name: text, email: `${text}@a`, message: text, budget: text }),
  "telephone numbers": (text) => normalisePhone(text, "TH"),
  "stored text": toStorable,
  slugs: (text) => toSlug(text, "1"),
  "excluded titles": isExcludedTitle,
  tokens: (text) =>
    verifyJwt(`${text}.${text}.${text}`, url, () => Promise.resolve([]), new Date()).catch(String),
};

/** Reads whole files of other sites. */
const inFiles: Record<string, Read> = {
  "robots.txt": (text) => parseRobots(`user-agent: *\n${text}`, "bot").allows(new URL(url)),
  sitemaps: (text) => new SitemapScan(hosts, () => Promise.resolve(true)).push(encoder.encode(text)),
  "encodings of pages": (text) => decodeHtml(encoder.encode(text), `text/html; charset=${text}`),
  "lengths of pages": visibleLength,
  "bot walls": recogniseUnparsedWall,

  "addresses of other sites": (text) => guardUrl(`https://${text}`, hosts),
  "places in addresses": (text) => readMapAddress(`https://maps.example/${text}`),
  "clean text": cleanText,
  "clean paragraphs": cleanParagraphs,
  "names of sites": (text) => withoutSiteName(`${text} | Homes`, "Homes"),
  letters: decodeLetters,
};

/** Reads single values of pages. The extractor hands them texts of a few hundred characters. */
const inValues: Record<string, Read> = {
  prices: (text) => [readPrice(text), withoutFormerPrice(text)],
  areas: readArea,
  numbers: readNumber,
  rooms: (text) => [readRooms("bedrooms", text), readCount(text), roomsOfLabel(text)],
  kinds: (text) => [
    readKind(text),
    readOffer(text),
    readBadge(text),
    readAvailability(text),
    offersFinance(text),
  ],
  amenities: (text) => readAmenities([text]),
};

/** Each place of a page is a reader. */
const inPages: Record<string, Read> = {
  links: (text) => findLinks(`<a href="${text}">${text}</a>${text}`, url, hosts, () => true),
  "texts of pages": (text) => extractPage(`<h1>Condo for sale</h1><p>${text}</p>`, { url }),
  "headings of pages": (text) => extractPage(`<title>${text}</title><h1>${text}</h1><p>A condo</p>`, { url }),
  "attributes of pages": (text) =>
    extractPage(`<p data-a='${text}' class='${text}' style='${text}'>A condo</p><img srcset='${text}'>`, {
      url,
    }),
  "scripts of pages": (text) => extractPage(`<script>var price=1;${text}</script><p>A condo</p>`, { url }),
  "data of pages": (text) => {
    const home = JSON.stringify({
      "@type": "Apartment",
      name: text,
      description: text,
      floorSize: text,
      address: text,
    });
    return extractPage(`<script type="application/ld+json">${home.replaceAll("<", "\\u003c")}</script>`, {
      url,
    });
  },
};

export const readers: readonly { name: string; read: Read; length: number }[] = [
  ...listOf(inRequests, 16_000),
  ...listOf(inFiles, 48_000),
  ...listOf(inValues, 2_000),
  ...listOf(inPages, 10_000),
];

function listOf(group: Record<string, Read>, length: number) {
  return Object.entries(group).map(([name, read]) => ({ name, read, length }));
}
