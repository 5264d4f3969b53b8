/**
 * Sold or let, as the page says it of its own home: under a label of its status, in its headline, or on a badge at its
 * headline, its price or its gallery. Links, menus and other homes say it of something else.
 */
import { readBadge } from "../../../normalise/type-and-status.ts";
import { availabilityLabels } from "../../../words/gone-homes.ts";
import { onlyOf } from "../../../words/words.ts";
import type { Findings } from "../../fields.ts";
import { headlineAt } from "../../page/headline.ts";
import type { PageFacts, TextBlock } from "../../page/page-facts.ts";

const longestBadge = 40;
/** A badge of the home stands this few lines from its headline or its price. */
const nearest = 6;
/** Badges that stand oftener are of the cards of a list. */
const mostEqual = 2;
const statusLabel = onlyOf(availabilityLabels);
const badgeHint = /badge|ribbon|status|sticker|overlay|corner|banner|flag|tag\b|label/i;
/** A label of the listing may be a link to all that have it; a menu's link is called nothing like it. */
const ownLabel = /\b(?:property|listing|item)-?(?:label|status|badge)/i;
/** "SOLD: villa in Naklua", "Villa in Naklua (sold)". */
const headlineParts = /(?:(?<!\s)\s+)?[|()[\]:!–—]\s*|\s-\s/;

export function readStatusBadges(facts: PageFacts, blocks: readonly TextBlock[], findings: Findings): void {
  for (const { label, value, isAside } of facts.pairs)
    if (!isAside && statusLabel.test(label))
      findings.add("availability", readBadge(value), `${label}: ${value}`, 0.9);
  for (const headline of facts.headings)
    for (const part of [...headline.split(headlineParts), ...endOf(headline)])
      findings.add("availability", readBadge(part), headline, 0.7);
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

/** A price farther from the headline is another home's, or told in passing. */
const farthestPrice = 12;

/** Where the headline stands, and the price at it. */
function findOwnPlaces(facts: PageFacts, blocks: readonly TextBlock[]): number[] {
  const headline = headlineAt(facts, blocks);
  const price = blocks.findIndex(
    (block, at) => Math.abs(at - headline) <= farthestPrice && facts.prices.stated.has(block),
  );
  return [headline, price].filter((place) => place >= 0);
}

/** "… นาจอมเทียน ขายแล้วค่ะ": a page's badge that stands in its headline, behind the last space. */
function endOf(headline: string): string[] {
  const at = headline.lastIndexOf(" ");
  return at < 0 ? [] : [headline.slice(at + 1)];
}
