/** What a selector finds on a page, and what the scraper understands of it. */
import type { Document } from "domhandler";
import type { Json } from "../../domain/database.ts";
import type { FieldSelector } from "../../domain/scraping/scrape-source.ts";
import type { TeachableField, Trial } from "../../domain/scraping/teaching.ts";
import { toStorable } from "../../domain/site/storable-text.ts";
import { squeeze } from "../extract/parse/element-text.ts";
import { parsePage, select } from "../extract/parse/parse-page.ts";
import { findTexts, readSelectors } from "../extract/layers/selectors.ts";

const mostShown = 3;
const longestShown = 300;

/** Null when it is no selector. */
export function trySelector(page: Document, field: TeachableField, selector: FieldSelector): Trial | null {
  if (!isSelector(selector.selector)) return null;
  const texts = findTexts(page, [selector]);
  const [read] = readSelectors(page, { [field]: [selector] });
  const found = texts.slice(0, mostShown).map((text) => toStorable(squeeze(text).slice(0, longestShown)));
  return { found, count: texts.length, value: toJson(read?.value) };
}

function isSelector(written: string): boolean {
  try {
    select(parsePage("<p>"), written);
    return true;
  } catch {
    return false;
  }
}

function toJson(value: unknown): Json {
  if (value === undefined) return null;
  const json: Json = JSON.parse(JSON.stringify(value));
  return json;
}
