/** Where a home is, as pages say it without a label: a line at the headline, an address element, a sentence. */
import { readArea } from "../../../normalise/area.ts";
import { readPrice } from "../../../normalise/price.ts";
import { readAmenities } from "../../../normalise/amenities.ts";
import { readKind } from "../../../normalise/type-and-status.ts";
import { addressLabels } from "../../../words/labels/listing.ts";
import { areaNames, placeIntroductions, thaiPlaces } from "../../../words/places.ts";
import { anyOf, WordPattern } from "../../../words/word-pattern.ts";
import type { Findings } from "../../fields.ts";
import { headlineAt } from "../../page/headline.ts";
import type { PageFacts, TextBlock } from "../../page/page-facts.ts";

const known = anyOf(thaiPlaces, ...areaNames.map(([, names]) => names));
/** "ต.หนองปรือ อ.บางละมุง จ.ชลบุรี", "ซ.4 ถ.พัทยาสายสอง", "แขวง", "เขต". */
const thaiAddress =
  /(?<![\p{L}\p{M}.])(?:ต|อ|จ|ซ|ถ|ม)\.\s?[\p{L}\d]|(?:ตำบล|อำเภอ|จังหวัด|ซอย|ถนน|แขวง|เขต)\s?[\p{L}\d]/u;
/** "广东省深圳南山", "上海市浦东新区", "東京都港区". */
const easternAddress =
  /^\p{Script=Han}{1,6}(?:省|市|都|道|府|县|縣|区|區)\p{Script=Han}{0,20}[\p{L}\d-]{0,20}$/u;
const nameWord = /^[\p{L}\p{M}\d'’.-]+$/u;
const mostWords = 4;
const mostNames = 4;
const addressHint = /address|\blocation|locality|\badres|indirizzo|ubicaci|anschrift|adresse/i;
const longestLine = 100;
/** Of whole paragraphs only the first ones of a page are about its home. */
const mostLines = 150;
const longestSentences = 1500;
/** Lines on either side of the headline. */
const nearHeadline = 8;
const signs = /^[^\p{L}\p{N}]+/u;
const said = "\\s?([^.。!！;；\\n\\d]{3,80})";
const introduced = new WordPattern([placeIntroductions], (words) => `(?:${words})\\s?[:：]?${said}`);
const labelled = new WordPattern([addressLabels], (words) => `(?:${words})\\s?[:：]${said}`);
const colon = /[:：]/;
/** "Naklua. 3 bedrooms". */
const nextSentence = /[.。]\s|[。!！;；]|\s\d/u;

export function readPlaceLines(facts: PageFacts, blocks: readonly TextBlock[], findings: Findings): void {
  const headline = headlineAt(facts, blocks);
  const title = facts.headings[0] ?? facts.title;
  blocks.forEach((block, at) => {
    if (block.isControl || block.text.length > longestLine || block.tag === "h1") return;
    const text = block.text.replace(signs, "");
    if (block.tag === "address" || addressHint.test(block.hint)) return addLine(findings, text, 0.7);
    const distance = headline < 0 ? at : Math.abs(at - headline);
    if (distance <= nearHeadline && !title.includes(text)) addLine(findings, text, 0.5 - distance / 100);
  });
  for (const { text } of blocks.slice(0, mostLines)) {
    if (text.length > longestSentences) continue;
    const place = firstPlace(text).split(nextSentence)[0]?.trim() ?? "";
    if (saysPlace(place)) findings.add("address", place, text, 0.3);
    const [inProse] = text.length > longestLine ? (known.exec(text) ?? []) : [];
    findings.add("city", inProse, text, 0.1);
  }
  const [inTitle] = known.exec(title) ?? [];
  if (inTitle) findings.add("city", inTitle, title, 0.2);
}

/** What comes first behind "located in" or "address:". */
function firstPlace(text: string): string {
  const inSentence = introduced.exec(text);
  const behindLabel = colon.test(text) ? labelled.exec(text) : null;
  const isLabelFirst = behindLabel && (!inSentence || behindLabel.index < inSentence.index);
  return (isLabelFirst ? behindLabel : inSentence)?.[1] ?? "";
}

function addLine(findings: Findings, text: string, weight: number): void {
  if (saysPlace(text)) findings.add("address", text, text, weight);
}

/** A line of nothing but a place: it counts no rooms, and states no size and no price. */
function saysPlace(text: string): boolean {
  return (
    text.length >= 3 &&
    namesPlace(text) &&
    readArea(text) === null &&
    !readPrice(text, { needsCurrency: true })
  );
}

function namesPlace(text: string): boolean {
  if (thaiAddress.test(text) || easternAddress.test(text)) return true;
  // "Pool, Gym, Parking" is written the same way.
  if (isRowOfNames(text)) return readAmenities([text]).length === 0 && readKind(text) === null;
  return known.test(text) && text.split(/[\s,]+/u).length <= 6 && !/\d/.test(text);
}

/** "Södermalm, Stockholm, Stockholms län": names in a row, each written large. */
function isRowOfNames(text: string): boolean {
  const names = text.split(",").map((part) => part.trim().split(" "));
  if (names.length < 2 || names.length > mostNames) return false;
  return names.every(
    (words) =>
      words.length <= mostWords &&
      words.every((word) => nameWord.test(word)) &&
      /^\p{Lu}/u.test(words[0] ?? ""),
  );
}
