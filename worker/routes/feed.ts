/** The blog as RSS 2.0: the posts in English, newest first. */
import { Hono } from "hono";
import { type ArticleSummary, contentAddresses } from "../../domain/article.ts";
import { defaultLocale } from "../../domain/locales.ts";
import { cachedCatalogueResponse } from "../cached-response.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { feedPath, writeFeed } from "../write-feed.ts";

export const feed = new Hono<PublicContext>().get("/", (c) =>
  cachedCatalogueResponse(c, {
    key: feedPath,
    produce: async () => {
      const { SITE_URL } = readConfig(c.env);
      const file = await c.env.ASSETS.fetch(new URL(contentAddresses.index(defaultLocale), SITE_URL));
      const articles: ArticleSummary[] = await file.json();
      return new Response(writeFeed(articles, SITE_URL), {
        headers: { "content-type": "application/rss+xml; charset=utf-8" },
      });
    },
  }),
);
