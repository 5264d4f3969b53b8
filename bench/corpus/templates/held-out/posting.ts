/** A bare classified posting: price, rooms, size and place in the heading, a body, a box of attributes. */
import { linesAfterFacts, linesNearPrice, phrasesOf } from "../../markup/parts.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { titleTag } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const posting: Template = {
  name: "posting",
  structured: [],
  render: (plan) => {
    const { title, badge, prices, home, id, sentences, say } = plan;
    const phrases = phrasesOf(plan);
    const head = prices.map(({ text }) => `<span class="price">${escape(text)}</span>`).join(" / ");
    const body = [...sentences, "", ...linesNearPrice(plan), ...linesAfterFacts(plan)];
    return {
      head: titleTag(plan),
      main: `<section class="body">
<h1 class="postingtitle"><span class="postingtitletext">${head} <span class="housing">/ ${escape(phrases.slice(0, 1).join(" - "))} -</span> <span id="titletextonly">${escape(title)}</span><span> (${escape(home.place.district)})</span></span></h1>
${badge === null ? "" : `<p><b>${escape(badge)}</b></p>`}
${renderGallery(plan)}
<div class="mapaddress">${escape(plan.place)}</div>
<p class="attrgroup">${phrases.map((phrase) => `<span class="attr"><b>${escape(phrase)}</b></span>`).join("<br>\n")}</p>
<section id="postingbody">
${body.map((line) => escape(line)).join("<br>\n")}
</section>
<p class="postinginfo">${escape(say("referenceLabel"))}: ${id}</p>
</section>`,
    };
  },
};
