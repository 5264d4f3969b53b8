/** Microdata of a residence: nested address and floor size, the offer in the same item. */
import { badgeTag, descriptionBox } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

const properties: Record<string, string> = {
  bedrooms: "numberOfBedrooms",
  bathrooms: "numberOfBathroomsTotal",
  rooms: "numberOfRooms",
};

export const microdataResidence: Template = {
  name: "microdata-residence",
  structured: ["price", "currency", "status", "type", "bathrooms", "rooms", "title", "place"],
  render: (plan) => {
    const { home, title, css, prices, market, facts, inFacts, say } = plan;
    const type = home.kind === "house" ? "House" : home.kind === "condo" ? "Apartment" : "Place";
    const amounts = [home.price, home.rent].filter((amount) => amount !== null);
    const shown = prices
      .map(({ label, text }, at) => {
        const data = home.isOnRequest ? "" : ` itemprop="price" content="${amounts[at]}"`;
        const currency = home.isOnRequest
          ? ""
          : `<meta itemprop="priceCurrency" content="${market.currency}">`;
        return `<p itemprop="offers" itemscope itemtype="http://schema.org/Offer">${escape(label)} <b${data}>${escape(text)}</b>${currency}<link itemprop="availability" href="http://schema.org/${home.isGone ? "SoldOut" : "InStock"}"></p>`;
      })
      .join("\n");
    const rows = facts
      .map(({ key, label, value }) => {
        const property =
          properties[key] === undefined || /\D/u.test(value) ? "" : ` itemprop="${properties[key]}"`;
        return `<div><span>${escape(label)}</span><span${property}>${escape(value)}</span></div>`;
      })
      .join("\n");
    return {
      head: usualHead(plan),
      main: `<div itemscope itemtype="http://schema.org/${type}">
<h1 itemprop="name">${escape(title)}</h1>
${badgeTag(plan)}
<p itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">${escape(home.place.district)}</span>, <span itemprop="addressLocality">${escape(home.place.city)}</span>, <span itemprop="addressRegion">${escape(home.place.region)}</span></p>
${renderGallery(plan)}
${shown}
${renderBlocks(plan.nearPrice, plan)}
<h2>${escape(say("details"))}</h2>
<div${css("facts")}>
${rows}
${inFacts.map(([label, value]) => `<div><span>${escape(label)}</span><span>${escape(value)}</span></div>`).join("\n")}
</div></div>
${renderBlocks(plan.afterFacts, plan)}
${descriptionBox(plan)}`,
    };
  },
};
