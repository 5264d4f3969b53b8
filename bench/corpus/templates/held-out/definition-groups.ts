/** A definition list with a wrapper about each pair and spans inside, the price in the page's head part. */
import { badgeTag, descriptionBox, priceBox, rowsOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const definitionGroups: Template = {
  name: "definition-groups",
  structured: [],
  render: (plan) => {
    const { title, css, say, place } = plan;
    const rows = rowsOf(plan)
      .map(
        ([label, value]) =>
          `<div${css("fact")}><dt><span>${escape(label)}</span></dt><dd><span>${escape(value)}</span></dd></div>`,
      )
      .join("\n");
    return {
      head: usualHead(plan),
      main: `<div${css("hero")}>${renderGallery(plan)}${badgeTag(plan)}</div>
<h1${css("title")}>${escape(title)}</h1>
<p>${escape(place)}</p>
${priceBox(plan, true)}
${descriptionBox(plan)}
<h2>${escape(say("details"))}</h2>
<dl${css("facts")}>
${rows}
</dl>
${renderBlocks(plan.afterFacts, plan)}`,
    };
  },
};
