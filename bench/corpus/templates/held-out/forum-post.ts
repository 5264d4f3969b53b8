/** A post in a forum or a chat group: dashes for bullets, the price where the writer thought of it. */
import { linesAfterFacts, linesNearPrice, phrasesOf } from "../../markup/parts.ts";
import { renderGallery } from "../../markup/gallery.ts";
import { escape } from "../../markup/html.ts";
import type { Template } from "../template.ts";

export const forumPost: Template = {
  name: "forum-post",
  structured: [],
  render: (plan) => {
    const { title, badge, place, sentences, agent, draw } = plan;
    const dash = draw.pick(["- ", "• ", "* ", "▪️"]);
    const facts = [...phrasesOf(plan), place].map((line) => dash + line);
    const prices = linesNearPrice(plan);
    const lines = [
      badge === null ? title : `[${badge}] ${title}`,
      "",
      ...(draw.chance(0.5) ? [...prices, ...facts] : [...facts, "", ...prices]),
      ...linesAfterFacts(plan),
      "",
      ...sentences,
    ];
    return {
      head: `<title>${escape(title)}</title>`,
      main: `<div class="topic"><h1>${escape(title)}</h1>
<div class="post"><div class="author">${escape(agent.name)}</div>
<div class="content">${lines.map((line) => escape(line)).join("<br>")}</div>
${renderGallery(plan)}
</div></div>`,
    };
  },
};
