/** A small agency's Bootstrap page: list group with the figure in a badge at the end of each line. */
import { badgeTag, priceBox, rowsOf, sentencesOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const bootstrapList: Template = {
  name: "bootstrap-list",
  structured: [],
  render: (plan) => {
    const { title, place, say } = plan;
    const rows = rowsOf(plan)
      .map(
        ([label, value]) =>
          `<li class="list-group-item d-flex justify-content-between">${escape(label)} <span class="badge text-bg-light">${escape(value)}</span></li>`,
      )
      .join("\n");
    return {
      head: usualHead(plan),
      main: `<div class="container"><div class="row"><div class="col-lg-8">
${renderGallery(plan)}
<h1 class="h3">${escape(title)}</h1>
<p class="text-muted">${escape(place)}</p>
<p class="lead">${sentencesOf(plan)}</p>
</div><div class="col-lg-4"><div class="card"><div class="card-body">
${badgeTag(plan)}
${priceBox(plan, true)}
<button class="btn btn-primary" type="button">${escape(say("enquire"))}</button></div>
<ul class="list-group list-group-flush">
${rows}
</ul></div>
${renderBlocks(plan.afterFacts, plan)}
</div></div></div>`,
    };
  },
};
