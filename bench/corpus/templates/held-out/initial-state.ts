/** A Vue or Redux shop: `window.__INITIAL_STATE__` keeps the home by its id, others beside it, and a search filter. */
import { badgeTag, phrasesOf, priceBox, sentencesOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { openGraph, usualHead } from "../../markup/head.ts";
import { escape, scriptJson } from "../../markup/html.ts";
import type { Home } from "../../home.ts";
import type { Plan } from "../../plan/plan.ts";
import { drawCards } from "../../plan/cards.ts";
import type { Template } from "../template.ts";

export const initialState: Template = {
  name: "initial-state",
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
    const { title, css, draw, id, pictures, sentences, home, market } = plan;
    const cards = draw.chance(0.5) ? drawCards(plan, 3) : [];
    const others = cards.map((card) => ({
      ad_id: card.href.replace(/\D/g, ""),
      subject: card.title,
      ...about(plan, card.home),
      media: [card.picture.large],
    }));
    const state = {
      route: { name: "ad", params: { id } },
      filters: { min_price: market.sale[0], max_price: market.sale[1] },
      adView: {
        ad: {
          ad_id: id,
          subject: title,
          body: sentences.join("\n"),
          ...about(plan, home),
          location: { area: home.place.district, city: home.place.city, region: home.place.region },
          media: pictures.map(({ large }) => large),
        },
        recommended: others,
      },
      user: null,
    };
    return {
      head: `${usualHead(plan)}\n${openGraph(plan)}`,
      main: `<div id="app" data-server-rendered="true"><div${css("wrap")}>
${badgeTag(plan)}<h1${css("title")}>${escape(title)}</h1>
<div${css("place")}>${escape(plan.place)}</div>
${renderGallery(plan)}
${priceBox(plan)}
<div${css("facts")}>${phrasesOf(plan)
        .map((phrase) => `<span${css("fact")}>${escape(phrase)}</span>`)
        .join("\n")}</div>
<p${css("body")}>${sentencesOf(plan)}</p>
${renderBlocks(plan.afterFacts, plan)}
</div></div>
<script>window.__INITIAL_STATE__=${scriptJson(state)};</script>`,
    };
  },
};

function about({ market }: Plan, home: Home) {
  return {
    category: home.kind === "condo" ? "apartment" : home.kind,
    offer_type: home.deal === "rent" ? "rent" : home.deal === "sale" ? "sell" : "sell_and_rent",
    is_sold: home.isGone,
    price_value: home.isOnRequest ? null : (home.price ?? home.rent),
    ...(home.deal === "both" ? { rent_value: home.rent } : {}),
    currency_code: market.currency,
    ...(home.bedrooms === null ? {} : { bedroom_count: home.bedrooms }),
    ...(home.bathrooms === null ? {} : { bathroom_count: home.bathrooms }),
    ...(home.rooms === null ? {} : { room_count: home.rooms }),
    size: { value: home.area, unit: market.areaUnit === "sqft" ? "sqft" : "sqm" },
  };
}
