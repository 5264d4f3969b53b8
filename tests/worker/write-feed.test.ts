import { load } from "cheerio";
import { expect, test } from "vitest";
import type { ArticleSummary } from "../../domain/article.ts";
import { writeFeed } from "../../worker/write-feed.ts";

const post = (slug: string, published: string, title: string): ArticleSummary => ({
  kind: "blog",
  slug,
  path: `/blog/${slug}`,
  title,
  description: "What it is about",
  language: "en",
  languages: ["en"],
  updated: published,
  published,
  minutes: 3,
});

test("The feed lists the posts, newest first, with titles as they are", () => {
  const guide: ArticleSummary = { ...post("guide", "2026-11-01", "A guide"), kind: "guides" };
  const feed = writeFeed(
    [post("old", "2026-09-15", "Fees & <taxes>"), guide, post("new", "2026-11-12", "New")],
    "https://site.test",
  );
  const $ = load(feed, { xml: true });
  const titles = $("item > title")
    .toArray()
    .map((title) => $(title).text());
  expect(titles).toEqual(["New", "Fees & <taxes>"]);
  expect($("item > link").first().text()).toBe("https://site.test/blog/new");
  expect($("item > pubDate").first().text()).toBe("Thu, 12 Nov 2026 00:00:00 GMT");
});
