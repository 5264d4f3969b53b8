/** The peer's content: what our list of homes shows, read from its page. */
import { load } from "cheerio";

type Card = {
  href: string;
  title: string;
  badge: string;
  lines: string[];
  picture: { avif: string; sizes: string; src: string; width: string; height: string };
};
export type ListContent = { heading: string; links: { href: string; text: string }[]; cards: Card[] };

export function readCards(html: string): ListContent {
  const $ = load(html);
  const textOf = (selection: ReturnType<typeof $>) => selection.text().replaceAll(/\s+/g, " ").trim();
  const cards = $("main article")
    .toArray()
    .map((element): Card => {
      const card = $(element);
      const link = card.find("h3 a");
      const source = card.find("source[type='image/avif']").first();
      const image = card.find("img").first();
      return {
        href: link.attr("href") ?? "",
        title: textOf(link),
        badge: textOf(card.find("span").first()),
        lines: [
          ...new Set(
            card
              .find("p, dl, ul")
              .toArray()
              .map((line) => textOf($(line)))
              .filter(Boolean),
          ),
        ],
        picture: {
          avif: source.attr("srcset") ?? "",
          sizes: source.attr("sizes") ?? "",
          src: image.attr("src") ?? "",
          width: image.attr("width") ?? "",
          height: image.attr("height") ?? "",
        },
      };
    });
  const links = $("body > * header a[href^='/'], header a[href^='/']")
    .toArray()
    .map((element) => ({ href: $(element).attr("href") ?? "", text: textOf($(element)) }))
    .filter(({ text }) => text !== "");
  const unique = [...new Map(links.map((link) => [link.href, link])).values()];
  return { heading: textOf($("h1").first()), links: unique, cards };
}
