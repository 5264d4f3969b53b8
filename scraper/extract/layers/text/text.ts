/** The last resort: headings, labelled values, prices that look like the price, and plain sentences. */
import { isInLandUnits, readArea, isPlot } from "../../../meaning/area.ts";
import { readCoordinates } from "../../../meaning/place.ts";
import { readClauses } from "../../../meaning/clauses/read-clauses.ts";
import { readPrice, withoutFormerPrice, type Price } from "../../../meaning/price.ts";
import { countsRooms, readRooms, roomsOfLabel, saysStudio, statesCount } from "../../../meaning/rooms.ts";
import { isBareCount } from "../../../meaning/spoken-counts.ts";
import { offersFinance, readKind, readOffer } from "../../../meaning/kind-and-offer.ts";
import { Findings, type Candidate, type FieldName } from "../../fields.ts";
import { priceHint } from "../../facts/bare-price.ts";
import { readFinanceTerms } from "./finance-terms.ts";
import { isPriceLabel, readLabelled } from "./labelled-text.ts";
import { readMapAddress } from "./map-address.ts";
import { isOtherSum, isRunningCost } from "../../../meaning/other-sums.ts";
import type { PageFacts, TextBlock } from "../../facts/page-facts.ts";
import { readAmenityList, readContactLinks } from "./page-lists.ts";
import { namesHome } from "../../facts/cards/card-prices.ts";
import { headlineAt, withoutOwner } from "../../facts/titles/headline.ts";
import { boxOf } from "../../facts/page-prices.ts";
import { clauseEnd, readProse } from "./prose-facts.ts";
import { readShortWords } from "./short-words.ts";
import { readStatusBadges } from "./status-badges.ts";
import { readPlaceLines } from "./place-lines.ts";
import { presentPrices } from "../../../words/prices/price-changes.ts";
import { anyOf } from "../../../words/word-pattern.ts";
import { rentsIn } from "./sums.ts";
import { readTenure } from "./tenure.ts";

/** Not what the home costs: former prices, fees, instalments, prices by area. */
const otherPrice =
  /(?<![a-z])old(?![a-z])|old-?price|price-?old|was-|previous|strike|crossed|per-?(?:sq|m2|area|unit)|psf|psm|mortgage|monthly-pay|deposit|fee|tax|similar|related|estimate|card|service|alert|toast/i;
const isLowered = anyOf(presentPrices);
const shortText = 160;
const shortestTitle = 5;
/** "12.93610, 100.88250", seen or hidden. */
const writtenPlace = /^[^\d-]{0,15}(-?\d{1,2}\.\d{4,})[\s,;/]+(?:\p{L}+:?\s*)?(-?\d{1,3}\.\d{4,})$/u;
const longestPlace = 60;
const longestLabel = 30;
const shortestProse = 60;
/** Longer texts speak of more than one thing. */
const longestFact = 40;
const someThai = /\p{Script=Thai}/u;
/** "Studio apartment" in a list of facts. */
const longestStudio = 20;
/** What an office has of its own. */
const places = new Set<FieldName>(["address", "city"]);
type FindingsOf = (part: { isOffice: boolean }) => Findings;

export function readText(facts: PageFacts, pageUrl: string | null): Candidate[] {
  const findings = new Findings("text");
  const { stated: prices, repeated, inCards, beside } = facts.prices;
  const isOthers = (block: TextBlock) =>
    inCards.has(block) || (repeated.size > 0 && repeated.has(boxOf(block)) && !beside.has(block));
  const blocks = facts.blocks.filter((block) => !block.isAside && !isOthers(block));
  for (const heading of facts.headings)
    if (heading.length >= shortestTitle) findings.add("title", heading, heading, 0.8);
  const below = blocks.find(
    ({ tag, text }) => tag === "h2" && text.length >= shortestTitle && namesHome(text),
  );
  if (below) findings.add("title", below.text, below.text, 0.3);
  if (facts.title) findings.add("title", withoutOwner(facts), facts.title, 0.5);
  const office = new Findings("text");
  const of = ({ isOffice }: { isOffice: boolean }) => (isOffice ? office : findings);
  readPairs(facts, of);
  readNeighbours(blocks, of);
  readPrices(blocks, prices, headlineAt(facts, blocks), findings);
  for (const block of blocks.slice(0, 400)) if (block.text.length <= shortText) readShort(block, findings);
  for (const { text } of blocks) {
    const place = text.length <= longestPlace ? writtenPlace.exec(text) : null;
    if (place) findings.add("coordinates", readCoordinates(place[1], place[2]), text, 0.4);
  }
  readAmenityList(blocks, findings);
  readContactLinks(facts, findings);
  readStatusBadges(facts, blocks, findings);
  readShortWords(facts, blocks, findings);
  readFinanceTerms(facts, blocks, findings);
  readRents(facts, blocks, findings);
  readTenure(facts, blocks, findings);
  readPlaceLines(facts, blocks, findings);
  readLongest(facts, blocks, findings);
  readAddressWords(pageUrl, findings);
  // Its end may be the section's name, or the site's.
  findings.add("offer", readOffer(withoutOwner(facts)), facts.title, 0.15);
  for (const place of facts.places) {
    findings.add("coordinates", readCoordinates(place.latitude, place.longitude), place);
  }
  for (const address of [...facts.links, ...facts.images.map((image) => image.url)]) {
    findings.add("coordinates", readMapAddress(address), address, 0.5);
  }
  const former = formerPrices(blocks, prices);
  const told = [...findings.candidates, ...office.candidates.filter(({ field }) => !places.has(field))];
  return told.filter(({ field, value }) => field !== "price" || !former.has(value.amount));
}

/** "ราคา 3.9 ล้าน", and in the line below it "ลดเหลือ 3.5 ล้าน": read in one text. */
function formerPrices(
  blocks: readonly TextBlock[],
  prices: ReadonlyMap<TextBlock, Price>,
): ReadonlySet<number> {
  const former = new Set<number>();
  let before: TextBlock | undefined;
  for (const block of blocks) {
    if (!prices.has(block)) continue;
    if (before && isLowered.test(block.text))
      for (const { role, value } of readClauses(`${before.text}\n${block.text}`))
        if (role === "oldPrice") former.add(Number(value));
    before = block;
  }
  return former;
}

/** A line that states a rent beside other sums. */
function readRents({ prices, currency }: PageFacts, blocks: readonly TextBlock[], findings: Findings): void {
  for (const block of blocks) {
    if (block.text.length <= shortText && !prices.stated.has(block)) continue;
    const { rents, prices: asked } = rentsIn(block.text, currency);
    for (const rent of rents) if (rent.period !== "year") findings.add("rent", rent, block.text, 0.2);
    for (const price of asked) {
      if (price.period !== "total") continue;
      findings.add("price", price, block.text, 0.2);
      findings.add("offer", "sale", block.text, 0.2);
    }
  }
}

function readPairs(facts: PageFacts, of: FindingsOf): void {
  for (const pair of facts.pairs) {
    const { label, value, isAside } = pair;
    if (isAside) continue;
    const findings = of(pair);
    readLabelled(label, value, findings, 0.9);
    // "3" over "Bedrooms" is as common as the other way round.
    if (/^\d/.test(label)) readLabelled(value, label, findings, 0.7);
  }
}

/** A label in a block of its own, its value in the next one; or both in one, with a colon. */
function readNeighbours(blocks: readonly TextBlock[], of: FindingsOf): void {
  blocks.forEach((block, index) => {
    if (block.text.length > shortText) return;
    const findings = of(block);
    const next = blocks[index + 1];
    if (next && next.text.length <= 80) readLabelled(block.text, next.text, findings, 0.6);
    for (const part of partsOf(block.text)) {
      const [label, value] = part.split(/(?:(?<!\s)\s+)?[:：]\s+|[:：]/, 2);
      if (label && value) readLabelled(label, value, findings, 0.8);
    }
    for (const part of block.text.split(" / ")) {
      const label = spokenLabel.exec(part)?.[1] ?? "";
      const value = part.slice(label.length).trim();
      if (mayLabel(label, value)) readLabelled(label, value, findings, 0.75);
    }
  });
}

/** "Land: 120 m² | House: 90 m² | Beds: 3" are three facts. */
function partsOf(text: string): string[] {
  if (!/[:：]/.test(text)) return [];
  return /[|·•;]/.test(text) ? text.split(/(?:(?<!\s)\s+)?[|·•;]\s*/) : [text];
}

/** "Chambres 4", "Pièces 5 / Chambres 4". */
function mayLabel(label: string, value: string): boolean {
  if (isBareCount(value)) return roomsOfLabel(label).length > 0;
  return label !== "" && !withCosts.test(label) && isPriceLabel(label);
}

const withCosts = /warm|gesamt|brutto/i;
/** "Monthly rent THB 22,500": the words before the sum are its label. */
const spokenLabel = /^(\P{Nd}{3,40}?)\s*(?=(?:\p{Sc}|THB|[A-Z]{3})?\s?\p{Nd})/u;

function readPrices(
  blocks: readonly TextBlock[],
  prices: ReadonlyMap<TextBlock, Price>,
  headingAt: number,
  findings: Findings,
): void {
  blocks.forEach((block, index) => {
    if (block.text.length > shortText) return;
    const price = prices.get(block);
    if (!price || (otherPrice.test(block.hint) && !/main|detail/i.test(block.hint))) return;
    const stated = withoutFormerPrice(clauseAround(price, block.text));
    if (isOtherSum(/^\P{Nd}*/u.exec(stated)?.[0] ?? "") || isPaidInParts(price, stated)) return;
    // "Deposit" in the cell before.
    const before = blocks[index - 1]?.text ?? "";
    if (
      before.length <= longestLabel &&
      !/\p{Nd}/u.test(before) &&
      (isOtherSum(before) || isRunningCost(before))
    )
      return;
    if (isRunningCost(/(?<!\P{Nd})\P{Nd}*$/u.exec(block.text)?.[0] ?? "")) return;
    // A block that is nothing but a price, marked as one, near the heading, is the price.
    const isAlone = block.text.length <= 40;
    const distance = headingAt < 0 ? index : Math.abs(index - headingAt);
    const weight =
      0.2 + (priceHint.test(block.hint) ? 0.3 : 0) + (isAlone ? 0.15 : 0) + 0.2 / (1 + distance / 10);
    findings.add("price", price, block.text, weight);
  });
}

/** "ส่วนลด 5% ผ่อนเดือนละ 11,000 บาท": what another figure's words hide. */
function isPaidInParts({ amount }: Price, text: string): boolean {
  return readClauses(text).some(
    ({ role, value }) => (role === "instalment" || role === "downPayment") && Number(value) === amount,
  );
}

/** Of several sentences, the one that states the price. */
function clauseAround(price: Price, text: string): string {
  if (text.length < shortestProse) return text;
  const clauses = text.split(clauseEnd);
  return (
    clauses.find((clause) => readPrice(clause, { needsCurrency: true })?.amount === price.amount) ?? text
  );
}

function readShort(block: TextBlock, findings: Findings): void {
  const isHeading = /^h[1-3]$/.test(block.tag);
  const weight = isHeading ? 0.6 : 0.4;
  if (statesCount(block.text)) {
    for (const kind of ["bedrooms", "bathrooms", "rooms"] as const) {
      findings.add(kind, readRooms(kind, block.text), block.text, weight);
    }
    const isLand = isPlot(block.text) || isInLandUnits(block.text);
    const area = isLand ? "landSquareMeters" : "squareMeters";
    const size = readArea(block.text);
    findings.add(area, size, block.text, weight);
    // "Apartment, 3 rooms, 74 m²" also names the kind of home.
    const kind = size !== null && !isLand && countsRooms(block.text) ? readKind(block.text) : null;
    // "2 parking" beside the rooms is no garage.
    if (kind !== "commercial") findings.add("kind", kind, block.text, 0.3);
    readFigures(block.text, findings);
  }
  if ((isHeading || block.text.length <= longestStudio) && saysStudio(block.text))
    findings.add("bedrooms", 0, block.text, isHeading ? 0.3 : 0.35);
  if (block.tag === "h1") {
    findings.add("kind", readKind(block.text), block.text, 0.6);
    findings.add("offer", readOffer(block.text), block.text, 0.6);
  }
  if (!block.isControl && offersFinance(block.text)) findings.add("finance", true, block.text, 0.3);
}

/** "Floor 19", "Built in 1998", "2นอน1น้ำ": what a short line says without a label of its own. */
function readFigures(text: string, findings: Findings): void {
  const isFact = text.length <= longestFact;
  if (!isFact && !someThai.test(text)) return;
  for (const { role, value } of readClauses(text)) {
    if (role === "bedrooms" || role === "bathrooms") findings.add(role, Number(value), text, 0.35);
    if (isFact && role === "floor") findings.add("floor", Number(value), text, 0.4);
    if (isFact && role === "year") findings.add("yearBuilt", Number(value), text, 0.4);
  }
}

/** The longest run of prose is the description. */
function readLongest({ currency }: PageFacts, blocks: readonly TextBlock[], findings: Findings): void {
  const marked = blocks.filter(
    (block) => /descri|beschreibung|opis|detail-text/i.test(block.hint) && block.text.length > 80,
  );
  if (marked.length > 0) {
    const text = marked.map((block) => block.text).join("\n");
    findings.add("description", text.slice(0, 6000), text, 0.9);
  }
  let longest = blocks[0];
  for (const block of blocks) if (longest && block.text.length > longest.text.length) longest = block;
  if (!longest || longest.text.length < shortestProse) return;
  const whole = paragraphsAround(longest, blocks);
  findings.add("description", whole.slice(0, 6000), whole, 0.5);
  readProse(whole, currency, findings);
  // Shops and offices are near many homes, so prose that names one first says nothing about the home.
  const kind = readKind(longest.text.slice(0, 200));
  findings.add("kind", kind === "commercial" ? null : kind, longest.text, 0.2);
  findings.add("offer", readOffer(longest.text.slice(0, 200)), longest.text, 0.2);
}

/** A description of several paragraphs: prose of the same kind before and behind its longest. */
function paragraphsAround(longest: TextBlock, blocks: readonly TextBlock[]): string {
  const at = blocks.indexOf(longest);
  const isOther = (block: TextBlock) => boxOf(block) !== boxOf(longest) || block.text.length < shortestProse;
  const before = blocks.slice(0, at).findLastIndex(isOther);
  const after = blocks.findIndex((block, index) => index > at && isOther(block));
  const paragraphs = blocks.slice(before + 1, after < 0 ? blocks.length : after);
  return paragraphs.map(({ text }) => text).join("\n");
}

/** "/for-sale/villa-in-naklua/77120". */
function readAddressWords(pageUrl: string | null, findings: Findings): void {
  const words = (pageUrl === null ? "" : (URL.parse(pageUrl)?.pathname ?? "")).replace(/[-_/.]+/g, " ");
  findings.add("kind", readKind(words), words, 0.1);
  findings.add("offer", readOffer(words), words, 0.3);
}
