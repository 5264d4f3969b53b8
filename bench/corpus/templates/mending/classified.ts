/** A classified advert of a large market place: title, price, a strip of attributes, the seller's text. */
import { descriptionBox, phrasesOf, rowsOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { openGraph, usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const classified: Template = {
  name: "classified",
  structured: ["title"],
  render: (plan) => {
    const { title, badge, prices, say, id, place, draw, agent } = plan;
    const details = rowsOf(plan)
      .map(
        ([label, value]) =>
          `<li class="addetailslist--detail">${escape(label)}<span class="addetailslist--detail--value">${escape(value)}</span></li>`,
      )
      .join("\n");
    const chips = phrasesOf(plan).slice(0, 3);
    return {
      head: `${usualHead(plan)}\n${openGraph(plan)}`,
      main: `<article id="viewad">
${renderGallery(plan)}
<section>
${badge === null ? "" : `<span class="pvap-reserved-title">${escape(badge)}</span>`}
<h1 id="viewad-title">${escape(title)}</h1>
${prices.map(({ label, text }) => `<h2 class="boxedarticle--price">${prices.length > 1 ? `${escape(label)} ` : ""}${escape(text)}</h2>`).join("\n")}
${renderBlocks(plan.nearPrice, plan)}
<span id="viewad-locality">${escape(place)}</span>
${draw.chance(0.5) ? `<p>${chips.map((chip) => `<span class="simpletag">${escape(chip)}</span>`).join(" ")}</p>` : ""}
</section>
<ul class="addetailslist">
${details}
</ul>
${renderBlocks(plan.afterFacts, plan)}
${descriptionBox(plan)}
<div id="viewad-contact">${escape(agent.name)} <a href="/m/${id}">${escape(say("enquire"))}</a></div>
</article>`,
    };
  },
};
