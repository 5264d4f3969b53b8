/** A fact sheet as a table of two columns. */
import { badgeTag, descriptionBox, rowsOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const table: Template = {
  name: "table",
  structured: [],
  render: (plan) => {
    const { title, css, say, prices, place, draw } = plan;
    const own = prices.map(({ label, text }) => [label, text] as const);
    const rows = (draw.chance(0.5) ? [...own, ...rowsOf(plan)] : [...rowsOf(plan), ...own])
      .map(([label, value]) => `<tr><th scope="row">${escape(label)}</th><td>${escape(value)}</td></tr>`)
      .join("\n");
    return {
      head: usualHead(plan),
      main: `<h1${css("title")}>${escape(title)} ${badgeTag(plan)}</h1>
<p>${escape(place)}</p>
${renderGallery(plan)}
${descriptionBox(plan)}
<h2>${escape(say("details"))}</h2>
<table class="table table-striped">
<tbody>
${rows}
</tbody>
</table>
${renderBlocks(plan.nearPrice, plan)}
${renderBlocks(plan.afterFacts, plan)}`,
    };
  },
};
