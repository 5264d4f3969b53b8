/** Search results and front pages: many homes, none of them the page's own. */
import { renderBlock } from "../markup/blocks.ts";
import { escape, scriptJson } from "../markup/html.ts";
import { drawCards } from "../plan/cards.ts";
import { placeOf } from "../plan/say.ts";
import type { Plan } from "../plan/plan.ts";
import type { Negative } from "./negative.ts";

const heading = (plan: Plan) => plan.say("listTitle", { place: placeOf(plan, plan.home) });

export const results: Negative = {
  name: "results",
  render: (plan) => {
    const { draw, say, site, css } = plan;
    const title = heading(plan);
    const cards = renderBlock(
      { kind: "cards", heading: "", cards: drawCards(plan, draw.between(6, 20)) },
      plan,
    );
    return {
      head: `<title>${escape(title)} | ${escape(site)}</title>`,
      main: `<h1>${escape(title)}</h1><p${css("count")}>${escape(say("results", { n: String(draw.between(21, 980)) }))}</p>
${cards}
<nav aria-label="pagination"><a href="?page=2">2</a> <a href="?page=3">3</a> <a href="?page=4" rel="next">&rsaquo;</a></nav>`,
    };
  },
};

export const resultsWithData: Negative = {
  name: "results-with-data",
  render: (plan) => {
    const { draw, market, host } = plan;
    const title = heading(plan);
    const cards = drawCards(plan, draw.between(5, 12));
    const data = {
      "@context": "https://schema.org",
      "@type": "ItemList",
      name: title,
      itemListElement: cards.map((card, at) => ({
        "@type": "ListItem",
        position: at + 1,
        item: {
          "@type": draw.chance(0.5) ? "Product" : "Apartment",
          name: card.title,
          url: `https://${host}${card.href}`,
          image: card.picture.large,
          offers: {
            "@type": "Offer",
            price: card.home.price ?? card.home.rent,
            priceCurrency: market.currency,
          },
        },
      })),
    };
    return {
      head: `<title>${escape(title)}</title>\n<meta property="og:title" content="${escape(title)}">\n<script type="application/ld+json">${scriptJson(data)}</script>`,
      main: `<h1>${escape(title)}</h1>\n${renderBlock({ kind: "cards", heading: "", cards }, plan)}`,
    };
  },
};

/** A small agency may have only two homes to show. */
export const shortList: Negative = {
  name: "short-list",
  render: (plan) => {
    const { site, say } = plan;
    const cards = drawCards(plan, plan.draw.between(2, 3));
    return {
      head: `<title>${escape(site)}</title>`,
      main: `<h1>${escape(site)}</h1><h2>${escape(say("navSale"))}</h2>\n${renderBlock({ kind: "cards", heading: "", cards }, plan)}`,
    };
  },
};
