import { load } from "cheerio";
import { expect, test } from "vitest";
import { writeFeed, writeSitemap } from "../../../worker/pages/sitemap.ts";

test("The feed is valid XML, whatever is in a title or an address", () => {
  const nasty = `A & B <script> "quotes" 'n' \u0007 ]]> 中 😀`;
  const feed = load(
    writeFeed({ title: nasty, address: "http://x/?a=1&b=2", language: "en", self: "http://x/rss" }, [
      { title: nasty, description: nasty, address: "http://x/<>&", published: "2026-05-01" },
    ]),
    { xml: true },
  );
  expect(feed("item > title").text()).toBe(nasty.replace("\u0007", ""));
  expect(feed("channel > link").text()).toBe("http://x/?a=1&b=2");
  expect(feed("pubDate").text()).toBe("Fri, 01 May 2026 00:00:00 GMT");
});

test("Each language of a page has an entry that names the others", () => {
  const xml = load(
    writeSitemap("http://x", [{ path: "/", languages: ["en", "de"], images: ["/a?b=1&c=2"] }]),
    {
      xml: true,
    },
  );
  expect(
    xml("loc")
      .toArray()
      .map((loc) => xml(loc).text()),
  ).toEqual(["http://x/", "http://x/de"]);
  expect(xml("url").first().find("xhtml\\:link")).toHaveLength(3);
  expect(xml("image\\:loc").first().text()).toBe("http://x/a?b=1&c=2");
});
