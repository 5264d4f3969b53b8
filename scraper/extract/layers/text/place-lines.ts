/** Where a home is, as pages say it without a label: a line at the headline, an address element, a sentence. */
import { readArea } from "../../../meaning/area.ts";
import { readPrice } from "../../../meaning/price.ts";
import { readRooms } from "../../../meaning/rooms.ts";
import { addressLabels } from "../../../words/labels/listing.ts";
import { areaNames, placeIntroductions, thaiPlaces } from "../../../words/places.ts";
import { anyOf, patternOf } from "../../../words/word-pattern.ts";
import type { Findings } from "../../fields.ts";
import { headlineAt } from "../../facts/titles/headline.ts";
import type { PageFacts, TextBlock } from "../../facts/page-facts.ts";
import { isRowOfNames, placeInHeadline, placeInSentence, saysOther } from "./place-names.ts";

const known = anyOf(thaiPlaces, ...areaNames.map(([, names]) => names));
/** "ต.หนองปรือ อ.บางละมุง จ.ชลบุรี", "ซ.4 ถ.พัทยาสายสอง", "แขวง", "เขต", but not "near Sukhumvit road". */
const thaiAddress =
  /(?<![\p{L}\p{M}.])(?:ต|อ|จ|ซ|ถ|ม)\.\s?[\p{L}\d]|(?<!(?:ใกล้|ติด|หน้า)\s?)(?:ตำบล|อำเภอ|จังหวัด|ซอย|ถนน|แขวง|เขต)\s?[\p{L}\d]/u;
/** "广东省深圳南山", "上海市浦东新区". */
const easternAddress = /^\p{Script=Han}{1,6}(?:省|市|县|縣|区|區)\p{Script=Han}{0,20}[\p{L}\d-]{0,20}$/u;
const addressHint = /address|\blocation|locality|\badres|anschrift/i;
const longestLine = 100;
/** Of whole paragraphs only the first ones of a page are about its home. */
const mostLines = 150;
const longestSentences = 1500;
/** Lines on either side of the headline. */
const nearHeadline = 8;
/** Lines behind it that may part names by other signs than commas. */
const rightBehind = 3;
const signs = /^[^\p{L}\p{N}]+/u;
const said = "\\s?([^.。!！;；\\n\\d]{3,80})";
const introduced = patternOf([placeIntroductions], (words) => `(?:${words})\\s?[:：]?${said}`);
const labelled = patternOf([addressLabels], (words) => `(?:${words})\\s?[:：]${said}`);
const colon = /[:：]/;
/** "Naklua. 3 bedrooms". */
const nextSentence = /[.。]\s|[。!！;；]|\s\d/u;

export function readPlaceLines(facts: PageFacts, blocks: readonly TextBlock[], findings: Findings): void {
  const headline = headlineAt(facts, blocks);
  const title = facts.headings[0] ?? facts.title;
  blocks.forEach((block, at) => {
    if (block.isControl || block.isOffice || block.text.length > longestLine || block.tag === "h1") return;
    const text = block.text.replace(signs, "");
    if (block.tag === "address" || addressHint.test(block.hint)) return addLine(findings, text, 0.7, true);
    const distance = headline < 0 ? at : Math.abs(at - headline);
    const isNear = headline >= 0 && at > headline && distance <= rightBehind;
    if (distance <= nearHeadline && text !== title) addLine(findings, text, 0.5 - distance / 100, isNear);
  });
  for (const { text, isOffice } of blocks.slice(0, mostLines)) {
    if (isOffice || text.length > longestSentences) continue;
    const following = firstPlace(text);
    const place = following.split(nextSentence)[0]?.trim() ?? "";
    if (saysPlace(place, false)) findings.add("address", place, text, 0.3);
    else findings.add("address", placeInSentence(following), text, 0.25);
    const [inProse] = text.length > longestLine ? (known.exec(text) ?? []) : [];
    findings.add("city", inProse, text, 0.1);
  }
  const [inTitle] = known.exec(title) ?? [];
  if (inTitle) findings.add("city", inTitle, title, 0.2);
  findings.add("address", placeInHeadline(title), title, 0.05);
}

/** What comes first behind "located in" or "address:". */
function firstPlace(text: string): string {
  const inSentence = introduced.exec(text);
  const behindLabel = colon.test(text) ? labelled.exec(text) : null;
  const isLabelFirst = behindLabel && (!inSentence || behindLabel.index < inSentence.index);
  return (isLabelFirst ? behindLabel : inSentence)?.[1] ?? "";
}

function addLine(findings: Findings, text: string, weight: number, isNear: boolean): void {
  // A line of a town alone says less than the street above it.
  const isWhole = saysPlace(text, false);
  if (isWhole || (isNear && saysPlace(text, true)))
    findings.add("address", text, text, isWhole ? weight : weight / 2);
}

/** A line of nothing but a place: it counts no rooms, and states no size and no price. */
function saysPlace(text: string, isNear: boolean): boolean {
  return (
    text.length >= 3 &&
    namesPlace(text, isNear) &&
    readArea(text) === null &&
    readRooms("bedrooms", text) === null &&
    !readPrice(text, { needsCurrency: true })
  );
}

function namesPlace(text: string, isNear: boolean): boolean {
  if (thaiAddress.test(text) || easternAddress.test(text)) return true;
  if (isRowOfNames(text, isNear)) return !saysOther(text);
  return known.test(text) && text.split(/[\s,]+/u).length <= 6 && !/\d/.test(text);
}
