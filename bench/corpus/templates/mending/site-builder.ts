/** A page clicked together in a site builder: every line a paragraph in boxes of its own. */
import { linesNearPrice, phrasesOf, sentencesOf } from "../../markup/parts.ts";
import { renderBlocks } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const siteBuilder: Template = {
  name: "site-builder",
  structured: [],
  render: (plan) => {
    const { title, badge, place } = plan;
    let at = 0;
    const box = (html: string, size: number) =>
      `<div id="comp-l${(at++ * 7919 + 12_345).toString(36)}" class="HcOXKn QxJLC3 comp-rich-text"><p class="font_${size}" style="font-size:${size * 2 + 2}px;"><span style="color:#2F2E2E;">${html}</span></p></div>`;
    const lines = [...linesNearPrice(plan), ...phrasesOf(plan)].map((line) => box(escape(line), 8));
    return {
      head: `${usualHead(plan)}\n<meta name="generator" content="Wix.com Website Builder">`,
      main: `<div id="SITE_CONTAINER"><div class="mesh-container">
<div class="HcOXKn"><h1 class="font_2"><span>${escape(title)}</span></h1></div>
${badge === null ? "" : box(escape(badge), 9)}
${box(escape(place), 8)}
${lines.join("\n")}
${renderBlocks(plan.afterFacts, plan)}
${box(sentencesOf(plan), 7)}
${renderGallery(plan)}
</div></div>`,
    };
  },
};
