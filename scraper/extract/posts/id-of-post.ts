/**
 * A home's id, made from what does not change when its post is written again. A new price must not make another home
 * of it. But two homes must never be taken for one, because the second would overwrite the price of the first, on the
 * public site too. So if nothing tells a home apart for certain, its price is part of the id: a new draft is better
 * than a wrong change.
 */
import { readClauses } from "../../meaning/clauses/read-clauses.ts";
import { homeNumbers } from "../../words/clauses/posts.ts";
import { patternOf } from "../../words/word-pattern.ts";
import type { ExtractedListing } from "../fields.ts";
import { hyphenate } from "./name-words.ts";
import type { PostPart } from "./split-post.ts";
import type { PartName } from "./title-post.ts";

const numberOfHome = patternOf([homeNumbers], (words) => String.raw`(?:${words})\P{L}*$`);
const someNumber = /^\d{3,5}(?:\/\d{1,4})?$/;
const longestName = 120;

/** Null where not even a price is told: then only the same words are the same home. */
export function idOfPost(listing: ExtractedListing, part: PostPart, name: PartName): string | null {
  const { type, bedrooms, squareMeters, landSquareMeters, floor, price, agentPhone } = listing;
  const unit = unitIn(part.own);
  const facts = [
    bedrooms === null ? "" : `${bedrooms}br`,
    squareMeters === null ? "" : `${squareMeters}m`,
    landSquareMeters === null ? "" : `${landSquareMeters}land`,
    floor === null ? "" : `f${floor}`,
    unit === null ? "" : `no${hyphenate(unit)}`,
  ].filter((fact) => fact !== "");
  const isPlaced = name.isOwn || floor !== null || unit !== null;
  const isTold = !part.hasTwin && facts.length >= 2 && name.words !== "" && isPlaced;
  if (!isTold && price === null) return null;
  const sum = isTold ? [] : [String(price)];
  const named = (name.words || hyphenate(name.title)).slice(0, longestName);
  return [type ?? "home", ...facts, ...sum, named, agentPhone ?? ""].filter((one) => one !== "").join("-");
}

/** "Unit 1205", "ห้อง 99/123". */
function unitIn(own: string): string | null {
  const found = readClauses(own).find(
    ({ role, before, figure }) => role === null && someNumber.test(figure) && numberOfHome.test(before),
  );
  return found?.figure ?? null;
}
