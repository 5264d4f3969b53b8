/** A `@graph` of page, breadcrumbs, agent, Product and Residence, beside a fact list of small boxes. */
import { badgeTag, descriptionBox, phrasesOf, priceBox } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { openGraph, usualHead } from "../../markup/head.ts";
import { escape, scriptJson } from "../../markup/html.ts";
import { floorSize, offers, postalAddress, roomCounts } from "../../markup/schema.ts";
import type { Template } from "../template.ts";

export const jsonLdGraph: Template = {
  name: "json-ld-graph",
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
    const { home, title, url, host, site, css, pictures, agent, crumbs } = plan;
    const residence =
      home.kind === "house" ? "SingleFamilyResidence" : home.kind === "condo" ? "Apartment" : "Place";
    const graph = [
      { "@type": "WebPage", "@id": url, name: title, isPartOf: { "@id": `https://${host}/#website` } },
      { "@type": "WebSite", "@id": `https://${host}/#website`, name: site },
      {
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map((name, at) => ({ "@type": "ListItem", position: at + 1, name })),
      },
      { "@type": "RealEstateAgent", name: site, telephone: agent.phone, image: agent.photo.large },
      {
        "@type": "Product",
        "@id": `${url}#product`,
        name: title,
        image: pictures.map(({ large }) => large),
        offers: offers(plan),
      },
      {
        "@type": residence,
        "@id": `${url}#home`,
        name: title,
        address: postalAddress(plan),
        floorSize: floorSize(plan),
        ...roomCounts(home),
      },
    ];
    const boxes = phrasesOf(plan).map((phrase) => `<li${css("fact")}>${escape(phrase)}</li>`);
    return {
      head: `${usualHead(plan)}\n${openGraph(plan)}\n<script type="application/ld+json">${scriptJson({ "@context": "https://schema.org", "@graph": graph })}</script>`,
      main: `<h1${css("title")}>${escape(title)}</h1>
<p${css("address")}>${escape(plan.place)}</p>
${renderGallery(plan)}
<div${css("headline")}>${badgeTag(plan)}
${priceBox(plan)}</div>
<ul${css("facts")}>
${boxes.join("\n")}
</ul>
${descriptionBox(plan)}
${renderBlocks(plan.afterFacts, plan)}`,
    };
  },
};
