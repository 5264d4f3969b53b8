/** A parsed page as facts: what the document says, and what is worked out of it once for every layer and rule. */
import type { Document } from "domhandler";
import { isPriceOnRequest } from "../../normalise/price.ts";
import type { DocumentFacts, PageFacts } from "./page-facts.ts";
import { findPrices } from "./page-prices.ts";
import { readDocument } from "./read-document.ts";

export function readPage(page: Document): PageFacts {
  const facts = readDocument(page);
  return { ...facts, prices: findPrices(facts), isOnRequest: saysOnRequest(facts) };
}

const longestStatement = 80;

function saysOnRequest({ blocks }: DocumentFacts): boolean {
  return blocks.some(
    ({ isAside, text }) => !isAside && text.length <= longestStatement && isPriceOnRequest(text),
  );
}
