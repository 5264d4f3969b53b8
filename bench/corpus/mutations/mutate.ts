/**
 * Changes of a real page that change nothing about the home it shows. They work on the text of the page, so that
 * everything else, broken markup included, stays as it was.
 */
import type { Draw } from "../random.ts";

export type Mutation = { name: string; change: (html: string, draw: Draw) => string };

const insertBefore = (html: string, mark: RegExp, part: string) =>
  mark.test(html) ? html.replace(mark, (found) => `${part}${found}`) : html + part;

const insertAfter = (html: string, mark: RegExp, part: string) =>
  mark.test(html) ? html.replace(mark, (found) => `${found}${part}`) : part + html;

export const withSoldLink = (words: readonly string[]): Mutation => ({
  name: "sold link",
  change: (html, draw) => {
    const link = `<ul><li><a href="/sold">${draw.pick(words)}</a></li></ul>`;
    return draw.chance(0.5)
      ? insertBefore(html, /<\/footer>|<\/body>/iu, link)
      : insertAfter(html, /<body[^>]*>/iu, link);
  },
});

export const withNeighbours = (card: (title: string, price: string) => string): Mutation => ({
  name: "similar homes",
  change: (html, draw) => {
    const cards = Array.from({ length: 4 }, (_, at) =>
      card(draw.pick(["Riverside Court", "Park View", "Old Quay"]), `€ ${draw.between(90, 900)}.${at}00`),
    );
    return insertBefore(
      html,
      /<\/body>/iu,
      `<section><h3>Similar properties</h3>${cards.join("\n")}</section>`,
    );
  },
});

export const wrapped: Mutation = {
  name: "wrapped",
  change: (html) => {
    const open = insertAfter(html, /<body[^>]*>/iu, '<div id="page"><div class="site-inner"><div>');
    return insertBefore(open, /<\/body>/iu, "</div></div></div>");
  },
};

/** The same names written otherwise, in markup and styles alike. Scripts that name them are left. */
export const renamedClasses: Mutation = {
  name: "renamed classes",
  change: (html) =>
    html.replace(
      /(<[a-z][^<>]*?\sclass=")([^"<>]*)(")/giu,
      (_, before: string, names: string, after: string) => {
        const renamed = names.split(/\s+/u).map((name) => (name === "" ? name : `${name}-v2`));
        return `${before}${renamed.join(" ")}${after}`;
      },
    ),
};

/** The head's data in the opposite order. */
export const reordered: Mutation = {
  name: "reordered head",
  change: (html) => {
    const end = html.search(/<\/head>/iu);
    if (end === -1) return html;
    const head = html.slice(0, end);
    const tags = head.match(/<meta\s[^<>]*>/giu) ?? [];
    let at = tags.length;
    return head.replace(/<meta\s[^<>]*>/giu, (tag) => tags[--at] ?? tag) + html.slice(end);
  },
};

/** As pages written for search engines once were: the footer in the source before the rest. */
export const footerFirst: Mutation = {
  name: "footer first",
  change: (html) => {
    const footer = /<footer[^>]*>[\s\S]*?<\/footer>/iu;
    const [found = ""] = html.match(footer) ?? [];
    return found === "" ? html : insertAfter(html.replace(footer, ""), /<body[^>]*>/iu, found);
  },
};

/** Data for machines moves from where it stood to the end of the page. */
export const dataAtEnd: Mutation = {
  name: "data at the end",
  change: (html) => {
    const script = /<script[^<>]*type="?application\/ld\+json"?[^<>]*>[\s\S]*?<\/script>/giu;
    const found = html.match(script) ?? [];
    return insertBefore(html.replace(script, ""), /<\/body>/iu, found.join("\n"));
  },
};
