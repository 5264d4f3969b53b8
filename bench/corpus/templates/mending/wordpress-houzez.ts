/** A WordPress theme for agents: overview list, then details in two columns of `strong` and `span`. */
import { descriptionBox, phrasesOf, rowsOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { openGraph, usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const wordpressHouzez: Template = {
  name: "wordpress-houzez",
  structured: ["title"],
  render: (plan) => {
    const { title, badge, prices, say, place } = plan;
    const [first, ...others] = prices;
    const overview = phrasesOf(plan)
      .slice(0, 3)
      .map(
        (phrase) =>
          `<ul class="list-unstyled flex-fill"><li class="property-overview-item"><strong>${escape(phrase)}</strong></li></ul>`,
      )
      .join("\n");
    const rows = [...prices.map(({ label, text }) => [label, text] as const), ...rowsOf(plan)]
      .map(([label, value]) => `<li><strong>${escape(label)}:</strong> <span>${escape(value)}</span></li>`)
      .join("\n");
    return {
      head: `${usualHead(plan)}\n${openGraph(plan)}\n<meta name="generator" content="WordPress 6.7.1">`,
      main: `<section class="content-wrap property-wrap property-detail-v1">
<div class="page-title-wrap"><div class="page-title"><h1>${escape(title)}</h1></div>
<div class="property-labels-wrap">${badge === null ? "" : `<a href="#" class="label-status label">${escape(badge)}</a>`}</div>
<address class="item-address"><i class="houzez-icon icon-pin mr-1"></i>${escape(place)}</address>
<ul class="item-price-wrap hide-on-list"><li class="item-price">${escape(first?.text ?? "")}</li>
${others.map(({ text }) => `<li class="item-sub-price">${escape(text)}</li>`).join("")}</ul>
${renderBlocks(plan.nearPrice, plan)}
</div>
${renderGallery(plan)}
<div class="property-overview-wrap">${overview}</div>
${descriptionBox(plan)}
<div class="property-detail-wrap"><h2>${escape(say("details"))}</h2><ul class="list-2-cols list-unstyled">
${rows}
</ul></div>
${renderBlocks(plan.afterFacts, plan)}
</section>`,
    };
  },
};
