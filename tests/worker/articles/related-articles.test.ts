/** What is linked at the end of a text. */
import { expect, test } from "vitest";
import type { ArticleSummary } from "../../../domain/site/article.ts";
import { linksOfNow, newestOfKind } from "../../../worker/articles/related-articles.ts";

const post = (slug: string, published: string, more: Partial<ArticleSummary> = {}): ArticleSummary => ({
  kind: "blog",
  slug,
  path: `/blog/${slug}`,
  title: `About ${slug}`,
  description: "",
  language: "en",
  languages: ["en"],
  updated: "2026-11-30",
  published,
  minutes: 1,
  ...more,
});

test("A link to a deleted text is left out, and one to a text that moved follows it", () => {
  const links = [
    { path: "/blog/deleted", title: "Deleted" },
    { path: "/blog/moved", title: "Moved" },
    { path: "/blog/as-ever", title: "As ever" },
  ];
  const head = { own: null, slugs: [], languages: [] };
  const heads = [
    { ...head, name: "blog/deleted", slug: null },
    { ...head, name: "blog/moved", slug: "elsewhere" },
  ];
  expect(linksOfNow(links, heads, [post("elsewhere", "2026-01-01")])).toEqual([
    { path: "/blog/elsewhere", title: "About elsewhere" },
    { path: "/blog/as-ever", title: "As ever" },
  ]);
});

test("An added text leads to the three newest others of its kind", () => {
  const mine = post("mine", "2026-11-01");
  const index = [
    post("oldest", "2026-01-01"),
    post("newest", "2026-10-01"),
    mine,
    post("guide", "2026-11-01", { kind: "guides", path: "/resources/guide" }),
    post("old", "2026-02-01"),
    post("new", "2026-09-01"),
  ];
  expect(newestOfKind(mine, index).map(({ title }) => title)).toEqual([
    "About newest",
    "About new",
    "About old",
  ]);
});
