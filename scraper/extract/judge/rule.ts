/** A rule of judging: the first that holds decides. Its code says what the page is instead of a home; null says that it is one. */
import type { RefusalCode, RefusingRule } from "../../../domain/scraping/refusals.ts";
import type { Evidence } from "./evidence.ts";

type AcceptingRule = "home-in-structured-data" | "price-with-a-measure" | "whole-home-in-data";

export type Rule = ({ name: RefusingRule; code: RefusalCode } | { name: AcceptingRule; code: null }) & {
  holds: (evidence: Evidence) => boolean;
};
