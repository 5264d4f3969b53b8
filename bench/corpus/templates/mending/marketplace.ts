/** A post in a social network's market: the seller's lines in nested spans, emoji for bullets. */
import { linesAfterFacts, linesNearPrice, phrasesOf } from "../../markup/parts.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { og } from "../../markup/head.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const marketplace: Template = {
  name: "marketplace",
  structured: ["title"],
  render: (plan) => {
    const { title, badge, place, sentences, agent, draw, pictures } = plan;
    const bullet = draw.pick(["🏠", "📍", "✨", "🔥", "👉"]);
    const lines = [
      ...(badge === null ? [] : [`‼️ ${badge} ‼️`]),
      `${bullet} ${title}`,
      `📍 ${place}`,
      ...phrasesOf(plan).map((phrase) => `✅ ${phrase}`),
      ...linesNearPrice(plan).map((line) => `💰 ${line}`),
      ...linesAfterFacts(plan),
      ...sentences,
    ];
    const spans = lines
      .map((line) => `<div dir="auto" style="text-align: start;">${escape(line)}</div>`)
      .join("\n");
    return {
      head: `<title>${escape(title)}</title>\n${og("og:title", title)}\n${pictures[0] === undefined ? "" : og("og:image", pictures[0].large)}`,
      main: `<div role="main"><div class="x9f619 x1n2onr6 x1ja2u2z">
${renderGallery(plan)}
<div class="xzsf02u x6ikm8r"><h1><span dir="auto">${escape(title)}</span></h1></div>
<div class="x1iorvi4 x1pi30zi"><span class="x193iq5w xeuugli" dir="auto">
${spans}
</span></div>
<div><span>${escape(agent.name)}</span></div>
</div></div>`,
    };
  },
};
