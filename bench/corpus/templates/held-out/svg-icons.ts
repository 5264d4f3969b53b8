/** Facts as drawings from a sprite; the label is there for screen readers only. */
import { badgeTag, descriptionBox, priceBox } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const svgIcons: Template = {
  name: "svg-icons",
  structured: [],
  render: (plan) => {
    const { title, css, facts, inFacts, place } = plan;
    const items = facts
      .map(
        ({ key, label, value }) =>
          `<li><svg width="24" height="24" aria-hidden="true"><use href="/sprite.svg#icon-${key}"></use></svg><span class="sr-only">${escape(label)}</span><span>${escape(value)}</span></li>`,
      )
      .join("\n");
    return {
      head: usualHead(plan),
      main: `${badgeTag(plan)}
<h1${css("title")}>${escape(title)}</h1>
<p${css("address")}>${escape(place)}</p>
${priceBox(plan)}
<ul${css("facts")}>
${items}
</ul>
${inFacts.map(([label, value]) => `<p><b>${escape(label)}</b> ${escape(value)}</p>`).join("\n")}
${renderGallery(plan)}
${descriptionBox(plan)}
${renderBlocks(plan.afterFacts, plan)}`,
    };
  },
};
