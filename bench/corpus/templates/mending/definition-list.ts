/** An agency's own site: facts, the price among them, in one definition list. */
import { badgeTag, descriptionBox, rowsOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const definitionList: Template = {
  name: "definition-list",
  structured: [],
  render: (plan) => {
    const { title, css, say, prices, place } = plan;
    const rows = [...prices.map(({ label, text }) => [label, text] as const), ...rowsOf(plan)]
      .map(([label, value]) => `<dt>${escape(label)}</dt>\n<dd>${escape(value)}</dd>`)
      .join("\n");
    return {
      head: usualHead(plan),
      main: `<h1${css("title")}>${escape(title)}</h1>
${badgeTag(plan)}
<p>${escape(place)}</p>
${renderGallery(plan)}
${renderBlocks(plan.nearPrice, plan)}
<h2>${escape(say("details"))}</h2>
<dl${css("facts")}>
${rows}
</dl>
${renderBlocks(plan.afterFacts, plan)}
${descriptionBox(plan)}`,
    };
  },
};
