/** Microdata of a shop: a Product with an Offer, facts as a list of pairs. */
import { badgeTag, descriptionBox, rowsOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const microdataProduct: Template = {
  name: "microdata-product",
  structured: ["price", "currency", "title"],
  render: (plan) => {
    const { home, title, css, prices, market, pictures, place } = plan;
    const amounts = [home.price, home.rent].filter((amount) => amount !== null);
    const shown = prices
      .map(({ label, text }, at) => {
        const data = home.isOnRequest
          ? ""
          : `<meta itemprop="price" content="${amounts[at]}"><meta itemprop="priceCurrency" content="${market.currency}">`;
        return `<div itemprop="offers" itemscope itemtype="https://schema.org/Offer">${data}<span${css("label")}>${escape(label)}</span> <span${css("price")}>${escape(text)}</span></div>`;
      })
      .join("\n");
    const rows = rowsOf(plan)
      .map(([label, value]) => `<li><span>${escape(label)}</span> <b>${escape(value)}</b></li>`)
      .join("\n");
    return {
      head: usualHead(plan),
      main: `<div itemscope itemtype="https://schema.org/Product">
<h1 itemprop="name"${css("title")}>${escape(title)}</h1>${badgeTag(plan)}
<meta itemprop="image" content="${pictures[0]?.large ?? ""}">
${renderGallery(plan)}
${shown}
${renderBlocks(plan.nearPrice, plan)}
<p${css("address")}>${escape(place)}</p>
<ul${css("facts")}>
${rows}
</ul>
</div>
${renderBlocks(plan.afterFacts, plan)}
${descriptionBox(plan)}`,
    };
  },
};
