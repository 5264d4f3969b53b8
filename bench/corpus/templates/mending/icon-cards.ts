/** Facts as icons with a number under each: the icon's class is the label. */
import { badgeTag, descriptionBox, priceBox } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

const icons: Record<string, string> = {
  bedrooms: "fa-bed",
  rooms: "fa-door-open",
  bathrooms: "fa-bath",
  area: "fa-ruler-combined",
  land: "fa-tree",
  floor: "fa-building",
  year: "fa-calendar",
  place: "fa-map-marker-alt",
  type: "fa-home",
  reference: "fa-hashtag",
};

export const iconCards: Template = {
  name: "icon-cards",
  structured: [],
  render: (plan) => {
    const { title, css, facts, inFacts, place } = plan;
    const cards = facts
      .map(
        ({ key, label, value }) =>
          `<div class="col-4 text-center"><i class="fas ${icons[key] ?? "fa-check"}" title="${escape(label)}"></i><p>${escape(value)}</p></div>`,
      )
      .join("\n");
    const others = inFacts.map(([label, value]) => `<p>${escape(label)}: ${escape(value)}</p>`).join("\n");
    return {
      head: usualHead(plan),
      main: `${renderGallery(plan)}
<h1${css("title")}>${escape(title)}</h1>
<p><i class="fas fa-map-marker-alt"></i> ${escape(place)}</p>
${badgeTag(plan)}
${priceBox(plan)}
<div class="row">
${cards}
</div>
${others}
${renderBlocks(plan.afterFacts, plan)}
${descriptionBox(plan)}`,
    };
  },
};
