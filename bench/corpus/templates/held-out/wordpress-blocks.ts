/** A WordPress theme put together in a page builder: meta boxes with icon, label and figure, features as a list. */
import { descriptionBox, rowsOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { openGraph, usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const wordpressBlocks: Template = {
  name: "wordpress-blocks",
  structured: ["title"],
  render: (plan) => {
    const { title, badge, prices, place } = plan;
    const meta = rowsOf(plan)
      .map(
        ([label, value]) =>
          `<div class="rh_property__meta"><h4>${escape(label)}</h4><div><i class="rh_svg"></i><span class="figure">${escape(value)}</span></div></div>`,
      )
      .join("\n");
    return {
      head: `${usualHead(plan)}\n${openGraph(plan)}\n<meta name="generator" content="WordPress 6.5.2; Elementor 3.21.4">`,
      main: `<div class="elementor elementor-1182"><section class="rh_section rh_wrap--padding">
<div class="rh_page__head"><div class="rh_page__property"><h1 class="rh_page__title">${escape(title)}</h1>
<p class="rh_page__property_address">${escape(place)}</p></div>
<div class="rh_page__property_price">${badge === null ? "" : `<p class="status">${escape(badge)}</p>`}
${prices.map(({ label, text }) => `<p class="price">${prices.length > 1 ? `<small>${escape(label)}</small> ` : ""}${escape(text)}</p>`).join("\n")}
${renderBlocks(plan.nearPrice, plan)}
</div></div>
${renderGallery(plan)}
<div class="rh_property__row rh_property__meta-wrap">
${meta}
</div>
${descriptionBox(plan)}
${renderBlocks(plan.afterFacts, plan)}
</section></div>`,
    };
  },
};
