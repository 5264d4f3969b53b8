/** Everything in sentences. */
import { linesAfterFacts, phrasesOf, sentencesOf } from "../../markup/parts.ts";
import { blockAsLines } from "../../markup/blocks.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { usualHead } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const prose: Template = {
  name: "prose",
  structured: [],
  render: (plan) => {
    const { title, badge, prices, say, place, market } = plan;
    const comma =
      market.language === "zh" || market.language === "ja" ? "、" : market.language === "th" ? " " : ", ";
    const end = market.language === "th" ? "" : comma === "、" ? "。" : ".";
    const facts = phrasesOf(plan).join(comma) + end;
    const near = plan.nearPrice.flatMap((block) => blockAsLines(block)).map((line) => line + end);
    const money = [
      ...prices.map(({ sentence }) => sentence),
      ...near,
      ...linesAfterFacts(plan).map((line) => line + end),
    ];
    return {
      head: usualHead(plan),
      main: `<article>
<h1>${escape(title)}</h1>
${badge === null ? "" : `<p><em>${escape(badge)}</em></p>`}
<p>${escape(say("placeSentence", { place }))} ${escape(facts)}</p>
<p>${sentencesOf(plan)}</p>
<p>${escape(money.join(" "))}</p>
${renderGallery(plan)}
</article>`,
    };
  },
};
