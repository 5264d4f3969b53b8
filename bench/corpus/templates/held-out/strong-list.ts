/** A plain list: `<strong>Label:</strong> value`. */
import { badgeTag, descriptionBox, rowsOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const strongList: Template = {
  name: "strong-list",
  structured: [],
  render: (plan) => {
    const { title, prices, place, agent, draw, css } = plan;
    const contact = draw.chance(0.5)
      ? `<p><img src="${agent.photo.thumb}" alt="${escape(agent.name)}" width="80"> ${escape(agent.name)}</p>`
      : "";
    return {
      head: usualHead(plan),
      main: `<h1${css("title")}>${escape(title)}</h1>${badgeTag(plan)}
<p>${escape(place)}</p>
${descriptionBox(plan)}
<ul>
${prices.map(({ label, text }) => row(label, text)).join("\n")}
${rowsOf(plan)
  .map(([label, value]) => row(label, value))
  .join("\n")}
</ul>
${renderBlocks(plan.nearPrice, plan)}
${renderBlocks(plan.afterFacts, plan)}
${renderGallery(plan)}
${contact}`,
    };
  },
};

function row(label: string, value: string): string {
  return `<li><strong>${escape(label)}:</strong> ${escape(value)}</li>`;
}
