/**
 * Sold or let, as the page says it of its own home: under a label of its status, in its headline, or on a badge at its
 * headline, its price or its gallery. Links, menus and other homes say it of something else.
 */
import { readBadge } from "../../../meaning/kind-and-offer.ts";
import { availabilityLabels, badgeBeginnings } from "../../../words/gone-homes.ts";
import { onlyOf } from "../../../words/word-pattern.ts";
import { sourceOf } from "../../../words/words.ts";
import type { Findings } from "../../fields.ts";
import { plainWords } from "../../parse/clean-text.ts";
import { headlineAt, nameInTitle } from "../../facts/titles/headline.ts";
import { isOfAnotherHome } from "../../facts/cards/card-prices.ts";
import type { PageFacts, TextBlock } from "../../facts/page-facts.ts";
import { statesIn } from "./badges-in-line.ts";

const longestBadge = 40;
/** A badge of the home is at most this many lines from its headline or its price. */
const nearest = 6;
/** At the headline, in the gallery, at the price. More belong to the cards of a list. */
const mostEqual = 3;
const statusLabel = onlyOf(availabilityLabels);
/** "This property has been …", with a word for the home: "already" alone says it of anything. */
const saysOfHome = new RegExp(`^(?:${sourceOf(badgeBeginnings)})`, "iu");
const badgeHint = /badge|ribbon|status|sticker|stamp|pill|chip|overlay|corner|banner|flag|tag\b|label/i;
/** "Please note: this home has been sold." */
const longestNotice = 160;
const sentences = /[.!:。！：]\s*/u;
/** Thai has no sign between sentences, and parts them by spaces. */
const thaiSentences = /[.!:\s]+/u;
const someThai = /\p{Script=Thai}/u;
/** A label of the listing may be a link to all that have it; a menu's link is called nothing like it. */
const ownLabel = /\b(?:property|listing|item)-?(?:label|status|badge)/i;
/** A label and its value in one line. */
const labelledLine = /^([^:：]{2,40})[:：](.+)$/u;

export function readStatusBadges(facts: PageFacts, blocks: readonly TextBlock[], findings: Findings): void {
  for (const { label, value, isAside } of facts.pairs)
    if (!isAside && statusLabel.test(label))
      findings.add("availability", readBadge(value), `${label}: ${value}`, 0.9);
  for (const headline of headlinesOf(facts))
    for (const said of statesIn(headline)) findings.add("availability", said, headline, 0.7);
  blocks.forEach((block, at) => readLine(block, blocks[at - 1]?.text ?? "", findings));
  readBadgesNear(facts, blocks, findings);
}

/** The title too, where it says what the headline says and more: "Sold: villa in Naklua | Our agency". */
function headlinesOf({ headings, title }: PageFacts): string[] {
  const [first] = headings;
  if (first === undefined) return [nameInTitle(title)];
  const named = plainWords(first);
  return named !== "" && plainWords(title).includes(named) ? [...headings, title] : [...headings];
}

function readLine({ text, isControl }: TextBlock, before: string, findings: Findings): void {
  if (text.length <= longestBadge) {
    if (before.length <= longestBadge && statusLabel.test(before))
      findings.add("availability", readBadge(text), `${before}: ${text}`, 0.8);
    const [, label, value] = labelledLine.exec(text) ?? [];
    if (label && value && statusLabel.test(label.trim()))
      findings.add("availability", readBadge(value), text, 0.8);
    return;
  }
  if (isControl || text.length > longestNotice) return;
  for (const sentence of text.split(someThai.test(text) ? thaiSentences : sentences))
    if (saysOfHome.test(sentence)) findings.add("availability", readBadge(sentence), text, 0.5);
}

function readBadgesNear(facts: PageFacts, blocks: readonly TextBlock[], findings: Findings): void {
  const { headline, price } = findOwnPlaces(facts, blocks);
  const ownPrice = blocks[price]?.text ?? "";
  for (const said of statesIn(ownPrice)) findings.add("availability", said, ownPrice, 0.45);
  const places = [headline, price].filter((place) => place >= 0);
  const badges = blocks.flatMap((block, at) => {
    if (block.text.length > longestBadge || (block.isControl && !ownLabel.test(block.hint))) return [];
    const reach = badgeHint.test(block.hint) ? nearest * 2 : nearest;
    const isNear = places.some((place) => Math.abs(place - at) <= reach);
    const said = isNear ? readBadge(block.text) : null;
    return said ? [{ block, at, said }] : [];
  });
  const own = badges.filter(({ at }) => !isOfAnotherHome(blocks, at, places, facts.prices));
  if (own.length > mostEqual) return;
  for (const { block, said } of own) findings.add("availability", said, block.text, 0.4);
}

/** A price farther from the headline belongs to another home, or is only mentioned. */
const farthestPrice = 12;

/** The places of the headline and of the price near it; minus one where there is none. */
function findOwnPlaces(facts: PageFacts, blocks: readonly TextBlock[]): { headline: number; price: number } {
  const headline = headlineAt(facts, blocks);
  const price = blocks.findIndex(
    (block, at) => Math.abs(at - headline) <= farthestPrice && facts.prices.stated.has(block),
  );
  return { headline, price };
}
