/** One block of text with line breaks, as an owner types it into a form. */
import { linesAfterFacts, phrasesOf } from "../../markup/parts.ts";
import { blockAsLines } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { titleTag } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const letter: Template = {
  name: "letter",
  structured: [],
  render: (plan) => {
    const { title, badge, prices, say, place, sentences, draw } = plan;
    const half = Math.ceil(sentences.length / 2);
    const facts = phrasesOf(plan);
    const lines = [
      ...(badge === null ? [] : [`*** ${badge} ***`]),
      ...sentences.slice(0, half),
      say("placeSentence", { place }),
      ...(draw.chance(0.5) ? [facts.join(" / ")] : [facts.slice(0, 3).join(", "), ...facts.slice(3)]),
      ...sentences.slice(half),
      "",
      ...prices.map(({ sentence }) => sentence),
      ...plan.nearPrice.flatMap((block) => blockAsLines(block)),
      ...linesAfterFacts(plan),
    ];
    return {
      head: titleTag(plan),
      main: `<div class="entry"><h2>${escape(title)}</h2>
<p>${lines.map((line) => escape(line)).join("<br>\n")}</p>
${renderGallery(plan)}
</div>`,
    };
  },
};
