/** A portal with one RealEstateListing as JSON-LD and its facts in pairs of divs. */
import { descriptionBox, badgeTag, priceBox, rowsOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { openGraph, usualHead } from "../../markup/head.ts";
import { escape, scriptJson } from "../../markup/html.ts";
import { floorSize, offers, postalAddress, roomCounts, schemaType } from "../../markup/schema.ts";
import type { Template } from "../template.ts";

export const jsonLdListing: Template = {
  name: "json-ld-listing",
  structured: [
    "price",
    "currency",
    "deal",
    "status",
    "type",
    "bedrooms",
    "bathrooms",
    "rooms",
    "area",
    "title",
    "place",
    "pictures",
  ],
  render: (plan) => {
    const { home, title, url, css, pictures } = plan;
    const [first, ...rest] = offers(plan);
    const data = {
      "@context": "https://schema.org",
      "@type": "RealEstateListing",
      name: title,
      url,
      image: pictures.map(({ large }) => large),
      offers: rest.length === 0 ? first : [first, ...rest],
      mainEntity: {
        "@type": schemaType(home),
        ...roomCounts(home),
        floorSize: floorSize(plan),
        address: postalAddress(plan),
      },
    };
    const rows = rowsOf(plan)
      .map(
        ([label, value]) =>
          `<div${css("fact")}><div${css("label")}>${escape(label)}</div><div${css("value")}>${escape(value)}</div></div>`,
      )
      .join("\n");
    return {
      head: `${usualHead(plan)}\n${openGraph(plan)}\n<script type="application/ld+json">${scriptJson(data)}</script>`,
      main: `${renderGallery(plan)}
<h1${css("title")}>${escape(title)}</h1> ${badgeTag(plan)}
<p${css("address")}>${escape(plan.place)}</p>
${priceBox(plan)}
<section${css("facts")}><h2>${escape(plan.say("details"))}</h2>
${rows}
</section>
${renderBlocks(plan.afterFacts, plan)}
${descriptionBox(plan)}`,
    };
  },
};
