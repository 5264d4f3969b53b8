/** Open Graph with a price, and Twitter cards whose first label repeats it, the text stands in unnamed sections. */
import { phrasesOf, priceBox, sentencesOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { meta, og, openGraph, titleTag } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const twitterLabels: Template = {
  name: "twitter-labels",
  structured: ["price", "currency", "title"],
  render: (plan) => {
    const { title, badge, prices, facts, place, home, market } = plan;
    const [fact] = facts;
    const [own] = prices;
    const cards = [
      ...(home.isOnRequest
        ? []
        : [og("og:price:amount", String(home.price ?? home.rent)), og("og:price:currency", market.currency)]),
      meta("twitter:card", "summary_large_image"),
      meta("twitter:title", title),
      meta("twitter:label1", own?.label ?? ""),
      meta("twitter:data1", own?.text ?? ""),
      meta("twitter:label2", fact?.label ?? ""),
      meta("twitter:data2", fact?.value ?? ""),
    ];
    return {
      head: `${titleTag(plan)}\n${openGraph(plan)}\n${cards.join("\n")}`,
      main: `<section><header>${badge === null ? "" : `<small>${escape(badge)}</small>`}<h1>${escape(title)}</h1><h2>${escape(place)}</h2></header>
${priceBox(plan)}
<ul>${phrasesOf(plan)
        .map((phrase) => `<li>${escape(phrase)}</li>`)
        .join("")}</ul></section>
${renderGallery(plan)}
<section><p>${sentencesOf(plan)}</p></section>
${renderBlocks(plan.afterFacts, plan)}`,
    };
  },
};
