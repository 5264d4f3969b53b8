/** Files for programs: robots.txt, security.txt, llms.txt, the sitemaps, the blog's feed. */
import { type Context, Hono } from "hono";
import { ownTerm } from "../../domain/facts/own-terms.ts";
import { formatMoney } from "../../domain/languages/money.ts";
import { fillLetter } from "../../domain/texts/letters/fill-letter.ts";
import type { ArticleSummary } from "../../domain/site/article.ts";
import { indexedQueries } from "../../domain/listings/query/indexed-queries.ts";
import { writeListingQuery } from "../../domain/listings/query/write-listing-query.ts";
import {
  type Locale,
  defaultLocale,
  isLocale,
  locales,
  localisePath,
} from "../../domain/languages/locales.ts";
import { pictureFile } from "../../domain/listings/picture-files.ts";
import { type Texts, servedTextsAddress } from "../../web/i18n/texts.ts";
import { pages } from "../../web/routing/pages.ts";
import { paths } from "../../web/routing/paths.ts";
import { readArticleIndex } from "../articles/article-reads.ts";
import { cachedCatalogueResponse } from "../cache/cached-response.ts";
import { type PlainAnswer, json, text } from "../cache/plain-answer.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";
import { readBuildings } from "../backend/building-reads.ts";
import { readServedFile } from "../backend/read-served-file.ts";
import { findSite } from "../backend/site-reads.ts";
import { findTexts } from "../backend/text-reads.ts";
import { readSitemapFiles } from "../backend/listing-reads.ts";
import { limitMisses } from "../http/rate-limits.ts";
import { writeLlmsText } from "../pages/llms-text.ts";
import { type SitemapEntry, writeFeed, writeSitemap, writeSitemapIndex } from "../pages/sitemap.ts";
import { type Backend, dataOf, publicBackend } from "../backend/supabase.ts";

/** Each listing is written once for every language. This many can be written within the free plan's processor time. */
const listingsInAFile = 100;
const securityContactDays = 180;
/**
 * No page of the site links there. Personal pages that are linked, such as the sign-in, are not named: they say
 * "noindex", and a robot has to read that.
 */
const notForRobots = ["/admin/", "/api/", "/auth/", "/feeds/"];
/** One page each; homes and texts have lists of their own. */
const fixedPages = pages.filter(({ path, isPersonal }) => !isPersonal && !/[:*]/.test(path));

const xml = (body: string): PlainAnswer => text(body, "application/xml");

export const seo = new Hono<PublicContext>()
  .get("/robots.txt", (c) => {
    const { SITE_URL } = readConfig(c.env);
    const rules = notForRobots.map((path) => `Disallow: ${path}`).join("\n");
    c.header("cache-control", "public, max-age=3600");
    return c.text(`User-agent: *\n${rules}\n\nSitemap: ${SITE_URL}/sitemap.xml\n`);
  })
  .get("/llms.txt", (c) =>
    cachedCatalogueResponse(c, {
      key: "/llms.txt",
      produce: async () => {
        const [{ articles, degraded }, site, written, ours] = await Promise.all([
          readArticleIndex(c, defaultLocale),
          findSite(c),
          findTexts(c, defaultLocale),
          readServedFile<Texts>(c.env, servedTextsAddress(defaultLocale)),
        ]);
        const { words, facts } = written.texts;
        const description = fillLetter(words["frontPage.description"] ?? ours.frontPage.description, {
          hours: String(ownTerm(facts, "answer-within")),
          amount: formatMoney(ownTerm(facts, "start-from"), "THB", defaultLocale),
        });
        const origin = readConfig(c.env).SITE_URL;
        const body = writeLlmsText(origin, withoutTexts(articles), articles, site, description, ours);
        return { ...text(body, "text/plain"), degraded: written.degraded ?? degraded };
      },
    }),
  )
  .get("/.well-known/security.txt", async (c) => {
    const { contact } = await findSite(c);
    const { SITE_URL } = readConfig(c.env);
    // RFC 9116 recommends less than a year.
    const expires = new Date(Date.now() + securityContactDays * 24 * 60 * 60_000).toISOString();
    const canonical = `${SITE_URL}/.well-known/security.txt`;
    c.header("cache-control", "public, max-age=3600");
    return c.text(
      `Contact: mailto:${contact.email}\nExpires: ${expires}\nPreferred-Languages: en, th\nCanonical: ${canonical}\n`,
    );
  })
  .get("/sitemap.xml", (c) =>
    cachedCatalogueResponse(c, {
      key: "/sitemap.xml",
      produce: async () => {
        const config = readConfig(c.env);
        const address = (file: string) => `${config.SITE_URL}/sitemaps/${file}.xml`;
        const backend = publicBackend(config);
        const [{ articles, degraded }, listingFiles, buildings] = await Promise.all([
          readAllArticles(c),
          readSitemapFiles(backend, listingsInAFile),
          readBuildingEntries(backend),
        ]);
        const newestText = newest(articles.map(({ updated }) => updated));
        const changed = newest(buildings.map(({ lastModified }) => lastModified));
        const index = xml(
          writeSitemapIndex([
            { address: address("pages"), lastModified: newestText },
            ...(buildings.length > 0 ? [{ address: address("buildings"), lastModified: changed }] : []),
            ...listingFiles.map((lastModified, file) => ({
              address: address(`listings-${file + 1}`),
              lastModified,
            })),
          ]),
        );
        return { ...index, degraded };
      },
    }),
  )
  .get("/sitemaps/pages.xml", (c) =>
    cachedCatalogueResponse(c, {
      key: "/sitemaps/pages.xml",
      produce: async () => {
        const { articles, degraded } = await readAllArticles(c);
        const entries: SitemapEntry[] = [
          ...withoutTexts(articles).map((path) => ({ path })),
          ...indexedQueries.map((query) => ({
            path: `/listings${writeListingQuery(query)}`,
          })),
          ...articles.map(({ path, updated, languages }) => ({ path, lastModified: updated, languages })),
        ];
        return { ...xml(writeSitemap(readConfig(c.env).SITE_URL, entries)), degraded };
      },
    }),
  )
  .get("/sitemaps/buildings.xml", (c) =>
    cachedCatalogueResponse(c, {
      key: "/sitemaps/buildings.xml",
      produce: async () => {
        const config = readConfig(c.env);
        return xml(writeSitemap(config.SITE_URL, await readBuildingEntries(publicBackend(config))));
      },
    }),
  )
  .get("/sitemaps/:file{listings-[1-9][0-9]{0,3}\\.xml}", (c) => {
    const file = Number(/\d+/.exec(c.req.param("file"))?.[0]);
    return cachedCatalogueResponse(c, {
      key: `/sitemaps/listings-${file}.xml`,
      produce: async () => {
        await limitMisses(c);
        const config = readConfig(c.env);
        const entries = await readListingEntries(publicBackend(config), file - 1);
        if (entries.length === 0) return json(noSuchFile().toBody(), 404);
        return xml(writeSitemap(config.SITE_URL, entries));
      },
    });
  })
  .get("/blog/rss.xml", (c) => feed(c, defaultLocale))
  .get("/:locale{[a-z]{2}}/blog/rss.xml", (c) => {
    const locale = c.req.param("locale");
    if (!isLocale(locale)) throw noSuchFile();
    return feed(c, locale);
  });

function feed(c: Context<PublicContext>, locale: Locale): Promise<Response> {
  const self = localisePath("/blog/rss.xml", locale);
  return cachedCatalogueResponse(c, {
    key: self,
    produce: async () => {
      const { SITE_URL } = readConfig(c.env);
      const { articles, degraded } = await readArticleIndex(c, locale);
      const posts = articles.filter(({ kind, published }) => kind === "blog" && published);
      const newestPosts = posts.toSorted((a, b) => (b.published ?? "").localeCompare(a.published ?? ""));
      const items = newestPosts.map(({ title, description, path, published = "" }) => ({
        title,
        description,
        published,
        address: SITE_URL + localisePath(path, locale),
      }));
      const head = {
        title: (await findSite(c)).business.name,
        language: locale,
        address: SITE_URL + localisePath("/blog", locale),
        self: SITE_URL + self,
      };
      return { ...text(writeFeed(head, items), "application/rss+xml"), degraded };
    },
  });
}

/** The fixed pages that are no text of web/content/. */
function withoutTexts(articles: readonly ArticleSummary[]): string[] {
  const texts = new Set(articles.map(({ path }) => path));
  return fixedPages.map(({ path }) => path).filter((path) => !texts.has(path));
}

/** Of every language, each once, in English where it has an English text. */
async function readAllArticles(c: Context<PublicContext>) {
  const all = await Promise.all(locales.map((locale) => readArticleIndex(c, locale)));
  const byPath = new Map(all.toReversed().flatMap(({ articles }) => articles.map((one) => [one.path, one])));
  const degraded = all.find((one) => one.degraded)?.degraded;
  return {
    articles: all.flatMap(({ articles }) => articles.filter((one) => byPath.get(one.path) === one)),
    degraded,
  };
}

async function readListingEntries(backend: Backend, file: number): Promise<SitemapEntry[]> {
  const answer = await backend
    .from("listings")
    .select("slug,updated_at,images")
    .order("created_at")
    .order("id")
    .range(file * listingsInAFile, (file + 1) * listingsInAFile - 1);
  return dataOf(answer).map(({ slug, updated_at, images }) => ({
    path: `/property/${slug}`,
    lastModified: updated_at,
    images: images.slice(0, 5).map(pictureFile),
  }));
}

async function readBuildingEntries(backend: Backend): Promise<SitemapEntry[]> {
  const { buildings } = await readBuildings(backend);
  return buildings.map(({ slug, updatedAt, images }) => ({
    path: paths.building(slug),
    lastModified: updatedAt,
    images: images.slice(0, 5).map(pictureFile),
  }));
}

function newest(days: readonly (string | undefined)[]): string | undefined {
  return days.toSorted().at(-1);
}

function noSuchFile(): ApiError {
  return new ApiError("not_found", "There is no such file.");
}
