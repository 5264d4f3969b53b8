/** A parsed page as facts: what the document says, and what is worked out of it once for every layer and rule. */
import type { Document } from "domhandler";
import type { PageFacts } from "./page-facts.ts";
import { findPrices } from "./page-prices.ts";
import { readDocument } from "./read-document.ts";

export function readFacts(page: Document, currency: string | null): PageFacts {
  const facts = readDocument(page);
  return { ...facts, currency, prices: findPrices(facts, currency) };
}
