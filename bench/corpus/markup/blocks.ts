/** Markup of what traps add: two ways in each half, and as lines of plain text. */
import type { Half } from "../half.ts";
import type { Block, Card, Pair, Plan } from "../plan/plan.ts";
import { escape } from "./html.ts";

type Css = Plan["css"];
type Markup = {
  struck: (text: string) => string;
  pairs: (pairs: readonly Pair[], css: Css) => string;
  card: (card: Card, css: Css) => string;
};

const picture = (card: Card) =>
  `<img src="${card.picture.thumb}" alt="${escape(card.title)}" loading="lazy">`;
const badge = (card: Card, css: Css) =>
  card.badge === null ? "" : `<span${css("badge")}>${escape(card.badge)}</span>`;

const ways: Record<Half, readonly [Markup, Markup]> = {
  mending: [
    {
      struck: (text) => `<del>${text}</del>`,
      pairs: (pairs, css) =>
        pairs
          .map(
            ([label, value]) =>
              `<div><span${css("label")}>${label}</span> <span${css("value")}>${value}</span></div>`,
          )
          .join("\n"),
      card: (card, css) =>
        `<article${css("card")}><a href="${card.href}">${picture(card)}<h3>${escape(card.title)}</h3></a>${badge(card, css)}` +
        `<div${css("price")}>${escape(card.price)}</div><p>${escape(card.meta)}</p></article>`,
    },
    {
      struck: (text) => `<span style="text-decoration: line-through">${text}</span>`,
      pairs: (pairs) =>
        `<ul>${pairs.map(([label, value]) => `<li>${label}: <b>${value}</b></li>`).join("")}</ul>`,
      card: (card, css) =>
        `<div${css("card")}>${picture(card)}${badge(card, css)}<span${css("price")}>${escape(card.price)}</span>` +
        `<a href="${card.href}">${escape(card.title)}</a><small>${escape(card.meta)}</small></div>`,
    },
  ],
  "held-out": [
    {
      struck: (text) => `<s>${text}</s>`,
      pairs: (pairs) =>
        `<dl>${pairs.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join("")}</dl>`,
      card: (card, css) =>
        `<li${css("card")}><a href="${card.href}" title="${escape(card.title)}"><figure>${picture(card)}${badge(card, css)}</figure>` +
        `<strong>${escape(card.price)}</strong><span>${escape(card.title)}</span><em>${escape(card.meta)}</em></a></li>`,
    },
    {
      struck: (text) => `<strike class="old-price">${text}</strike>`,
      pairs: (pairs) =>
        `<table><tbody>${pairs.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join("")}</tbody></table>`,
      card: (card, css) =>
        `<div${css("card")}><h4><a href="${card.href}">${escape(card.title)}</a></h4>${picture(card)}<p>${escape(card.meta)}</p>` +
        `<p${css("price")}>${escape(card.price)}</p>${badge(card, css)}</div>`,
    },
  ],
};

export function renderBlock(block: Block, { half, boxes, css }: Plan): string {
  const way = ways[half][boxes];
  if (block.kind === "line") return `<div${css("note")}>${escape(block.text)}</div>`;
  if (block.kind === "struck") return `<div${css("note")}>${way.struck(escape(block.text))}</div>`;
  const heading = block.heading === "" ? "" : `<h3>${escape(block.heading)}</h3>\n`;
  if (block.kind === "pairs") {
    const pairs = block.pairs.map(([label, value]): Pair => [escape(label), escape(value)]);
    return `<section${css("box")}>\n${heading}${way.pairs(pairs, css)}\n</section>`;
  }
  if (block.kind === "cards") {
    const cards = block.cards.map((card) => way.card(card, css)).join("\n");
    const isList = cards.startsWith("<li");
    return `<section${css("related")}>\n${heading}${isList ? `<ul>${cards}</ul>` : cards}\n</section>`;
  }
  if (block.kind === "choice") {
    const options = block.options
      .map((option, at) => `<option value="${at}">${escape(option)}</option>`)
      .join("");
    return `<form${css("search")} action="/search"><label>${escape(block.heading)} <select name="max">${options}</select></label></form>`;
  }
  const rows = block.rows.map((cells) => row(cells, "td")).join("\n");
  return `<section${css("units")}>\n${heading}<table><thead>${row(block.head, "th")}</thead><tbody>${rows}</tbody></table>\n</section>`;
}

export function renderBlocks(blocks: readonly Block[], plan: Plan): string {
  return blocks.map((block) => renderBlock(block, plan)).join("\n");
}

export function blockAsLines(block: Block): string[] {
  if (block.kind === "line") return [block.text];
  if (block.kind === "struck") return [block.inWords];
  if (block.kind === "pairs") {
    const pairs = block.pairs.map(([label, value]) => `${label} ${value}`);
    return block.heading === "" ? pairs : [block.heading, ...pairs];
  }
  if (block.kind === "cards")
    return [block.heading, ...block.cards.map(({ title, price }) => `${title} ${price}`)];
  if (block.kind === "choice") return [block.heading, ...block.options];
  return [block.heading, ...block.rows.map((cells) => cells.join(" – "))];
}

function row(cells: readonly string[], cell: "th" | "td"): string {
  return `<tr>${cells.map((text) => `<${cell}>${escape(text)}</${cell}>`).join("")}</tr>`;
}
