/** Pieces that several templates write in the same way. */
import type { Pair, Plan } from "../plan/plan.ts";
import { blockAsLines, renderBlocks } from "./blocks.ts";
import { escape } from "./html.ts";

/** All rows of the fact sheet, those of traps included. */
export function rowsOf({ facts, inFacts }: Plan): Pair[] {
  return [...facts.map(({ label, value }): Pair => [label, value]), ...inFacts];
}

export function phrasesOf({ facts, inFacts }: Plan): string[] {
  return [...facts.map(({ phrase }) => phrase), ...inFacts.map(([label, value]) => `${label}: ${value}`)];
}

/** Two prices need a word each; so does a rent that is a bare sum. */
function priceLinesOf({ prices, home, draw }: Plan): string[] {
  const isLabelled = prices.length > 1 || home.price === null || draw.chance(0.5);
  return prices.map(({ label, text }) => (isLabelled ? `${label}: ${text}` : text));
}

export function linesNearPrice(plan: Plan): string[] {
  return [...priceLinesOf(plan), ...plan.nearPrice.flatMap((block) => blockAsLines(block))];
}

export function linesAfterFacts({ afterFacts }: Plan): string[] {
  return afterFacts.flatMap((block) => blockAsLines(block));
}

/** Each price in an element of its own, with a label when `isLabelled`, then what stands near it. */
export function priceBox(
  plan: Plan,
  isLabelled = plan.prices.length > 1 || plan.home.price === null,
): string {
  const { prices, css, nearPrice } = plan;
  const own = prices
    .map(({ label, text }) => {
      const before = isLabelled ? `<span${css("label")}>${escape(label)}</span> ` : "";
      return `<div${css("price")}>${before}<span>${escape(text)}</span></div>`;
    })
    .join("\n");
  return `${own}\n${renderBlocks(nearPrice, plan)}`;
}

export function badgeTag({ badge, css }: Plan): string {
  return badge === null ? "" : `<span${css("badge")}>${escape(badge)}</span>`;
}

export function sentencesOf({ sentences, market }: Plan): string {
  const { language } = market;
  const end = language === "th" ? "" : language === "zh" || language === "ja" ? "。" : ".";
  const isSpaced = language !== "zh" && language !== "ja";
  return escape(
    sentences.map((text) => (/[.!?。]$/u.test(text) ? text : text + end)).join(isSpaced ? " " : ""),
  );
}

export function descriptionBox(plan: Plan): string {
  const { say, css } = plan;
  return `<section${css("description")}><h2>${escape(say("description"))}</h2>\n<p>${sentencesOf(plan)}</p></section>`;
}
