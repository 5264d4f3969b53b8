/** Next.js: the page is rendered, and its data stands in `__NEXT_DATA__` with the similar homes beside it. */
import { badgeTag, phrasesOf, priceBox, sentencesOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { openGraph, usualHead } from "../../markup/head.ts";
import { escape, scriptJson } from "../../markup/html.ts";
import type { Home } from "../../home.ts";
import type { Plan } from "../../plan/plan.ts";
import { drawCards } from "../../plan/cards.ts";
import type { Template } from "../template.ts";

export const nextData: Template = {
  name: "next-data",
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
    const { title, css, draw, id, pictures, sentences, say, place } = plan;
    const similar = draw.chance(0.5) ? drawCards(plan, 3) : [];
    const listing = {
      id: Number(id),
      title,
      ...about(plan, plan.home),
      description: sentences.join(" "),
      images: pictures.map(({ large }, order) => ({ url: large, order })),
      address: { display: place, city: plan.home.place.city, district: plan.home.place.district },
    };
    const others = similar.map((card) => ({
      id: Number(card.href.replace(/\D/g, "")),
      title: card.title,
      ...about(plan, card.home),
      images: [{ url: card.picture.large, order: 0 }],
    }));
    const state = {
      props: { pageProps: { listing, similarListings: others, locale: plan.lang ?? "en" } },
      page: "/property/[id]",
      query: { id },
      buildId: "k3Jd8sLq0pXw7",
    };
    return {
      head: `${usualHead(plan)}\n${openGraph(plan)}`,
      main: `<div id="__next"><div${css("gallery-wrap")}>${renderGallery(plan)}</div>
<h1${css("title")}>${escape(title)}</h1>${badgeTag(plan)}
<p${css("address")}>${escape(place)}</p>
${priceBox(plan)}
<ul${css("facts")}>${phrasesOf(plan)
        .map((phrase) => `<li>${escape(phrase)}</li>`)
        .join("")}</ul>
${renderBlocks(plan.afterFacts, plan)}
<h2>${escape(say("description"))}</h2><p>${sentencesOf(plan)}</p></div>
<script id="__NEXT_DATA__" type="application/json">${scriptJson(state)}</script>`,
    };
  },
};

function about({ market }: Plan, home: Home) {
  return {
    propertyType: home.kind === "condo" ? "CONDO" : home.kind.toUpperCase(),
    listingType: home.deal === "both" ? "SALE_AND_RENT" : home.deal.toUpperCase(),
    status: home.isGone ? (home.deal === "rent" ? "RENTED" : "SOLD") : "ACTIVE",
    price: home.isOnRequest ? null : home.price,
    rentPrice: home.isOnRequest ? null : home.rent,
    currency: market.currency,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    rooms: home.rooms,
    [market.areaUnit === "sqft" ? "areaSqft" : "areaSqm"]: home.area,
  };
}
