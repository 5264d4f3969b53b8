/** Price on top, then a grid of label and value. */
import { badgeTag, descriptionBox, priceBox, rowsOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const labelValue: Template = {
  name: "label-value",
  structured: [],
  render: (plan) => {
    const { title, css, say, place, agent, draw } = plan;
    const rows = rowsOf(plan)
      .map(
        ([label, value]) =>
          `<div${css("fact")}><span${css("label")}>${escape(label)}</span><span${css("value")}>${escape(value)}</span></div>`,
      )
      .join("\n");
    const contact = draw.chance(0.6)
      ? `<div${css("agent")}><img src="${agent.photo.thumb}" alt="${escape(agent.name)}"><strong>${escape(agent.name)}</strong><button type="button">${escape(say("enquire"))}</button></div>`
      : "";
    return {
      head: usualHead(plan),
      main: `${renderGallery(plan)}
<div${css("summary")}>${badgeTag(plan)}
${priceBox(plan)}
<h1${css("title")}>${escape(title)}</h1>
<address>${escape(place)}</address></div>
<div${css("facts")}>
${rows}
</div>
${renderBlocks(plan.afterFacts, plan)}
${descriptionBox(plan)}
${contact}`,
    };
  },
};
