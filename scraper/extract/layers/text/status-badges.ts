/**
 * Sold or let, as the page says it of its own home: under a label of its status, in its headline, or on a badge at its
 * headline, its price or its gallery. Links, menus and other homes say it of something else.
 */
import { readBadge } from "../../../normalise/type-and-status.ts";
import { availabilityLabels, badgeBeginnings } from "../../../words/gone-homes.ts";
import { onlyOf } from "../../../words/word-pattern.ts";
import { sourceOf } from "../../../words/words.ts";
import type { Findings } from "../../fields.ts";
import { headlineAt, nameInTitle } from "../../page/headline.ts";
import type { PageFacts, TextBlock } from "../../page/page-facts.ts";

const longestBadge = 40;
/** A badge of the home is at most this many lines from its headline or its price. */
const nearest = 6;
/** Badges that occur more often belong to the cards of a list. */
const mostEqual = 2;
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
/** "SOLD: villa in Naklua", "Villa in Naklua (sold)". */
const headlineParts = /(?:(?<!\s)\s+)?[|()[\]:!–—]\s*|\s-\s/;

export function readStatusBadges(facts: PageFacts, blocks: readonly TextBlock[], findings: Findings): void {
  for (const { label, value, isAside } of facts.pairs)
    if (!isAside && statusLabel.test(label))
      findings.add("availability", readBadge(value), `${label}: ${value}`, 0.9);
  for (const headline of facts.headings.length > 0 ? facts.headings : [nameInTitle(facts.title)])
    for (const part of [...headline.split(headlineParts), ...endsOf(headline)])
      findings.add("availability", readBadge(part), headline, 0.7);
  blocks.forEach((block, at) => {
    const before = blocks[at - 1]?.text ?? "";
    if (before.length <= longestBadge && block.text.length <= longestBadge && statusLabel.test(before))
      findings.add("availability", readBadge(block.text), `${before}: ${block.text}`, 0.8);
    if (block.isControl || block.text.length <= longestBadge || block.text.length > longestNotice) return;
    for (const sentence of block.text.split(someThai.test(block.text) ? thaiSentences : sentences))
      if (saysOfHome.test(sentence)) findings.add("availability", readBadge(sentence), block.text, 0.5);
  });
  const badges = blocks.flatMap((block, at) => {
    if (block.text.length > longestBadge || (block.isControl && !ownLabel.test(block.hint))) return [];
    const said = readBadge(block.text);
    return said ? [{ block, at, said }] : [];
  });
  if (badges.length === 0 || badges.length > mostEqual) return;
  const own = findOwnPlaces(facts, blocks);
  for (const { block, at, said } of badges) {
    const reach = badgeHint.test(block.hint) ? nearest * 2 : nearest;
    if (own.some((place) => Math.abs(place - at) <= reach))
      findings.add("availability", said, block.text, 0.4);
  }
}

/** A price farther from the headline belongs to another home, or is only mentioned. */
const farthestPrice = 12;

/** The places of the headline and of the price near it. */
function findOwnPlaces(facts: PageFacts, blocks: readonly TextBlock[]): number[] {
  const headline = headlineAt(facts, blocks);
  const price = blocks.findIndex(
    (block, at) => Math.abs(at - headline) <= farthestPrice && facts.prices.stated.has(block),
  );
  return [headline, price].filter((place) => place >= 0);
}

/** "… นาจอมเทียน ขายแล้วค่ะ", "ขายแล้ว คอนโด …": a badge in the headline; Thai parts only phrases by spaces. */
function endsOf(headline: string): string[] {
  const first = headline.indexOf(" ");
  if (first < 0) return [];
  const end = headline.slice(headline.lastIndexOf(" ") + 1);
  return someThai.test(headline) ? [end, headline.slice(0, first)] : [end];
}
