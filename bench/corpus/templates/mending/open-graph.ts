/** A page built in the browser: Open Graph is the only data, the text stands in nested divs without labels. */
import { phrasesOf, priceBox, sentencesOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { og, openGraph, usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const openGraphOnly: Template = {
  name: "open-graph",
  structured: ["price", "currency", "title"],
  render: (plan) => {
    const { home, title, market, badge, place } = plan;
    const amount = home.price ?? home.rent;
    const price = home.isOnRequest
      ? ""
      : `${og("product:price:amount", String(amount))}\n${og("product:price:currency", market.currency)}`;
    return {
      head: `${usualHead(plan)}\n${openGraph(plan)}\n${price}`,
      main: `<div id="root"><div><div>
${renderGallery(plan)}
<div><div>${badge === null ? "" : `<div>${escape(badge)}</div>`}<h1>${escape(title)}</h1><div>${escape(place)}</div></div>
${priceBox(plan)}
<div>${phrasesOf(plan)
        .map((phrase) => `<div><span>${escape(phrase)}</span></div>`)
        .join("")}</div></div>
${renderBlocks(plan.afterFacts, plan)}
<div><div>${sentencesOf(plan)}</div></div>
</div></div></div>`,
    };
  },
};
