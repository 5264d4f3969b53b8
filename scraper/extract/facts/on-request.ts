/** Whether a page says "price on request". Asked only where it states no price, for it reads every line. */
import { isPriceOnRequest } from "../../meaning/price.ts";
import type { DocumentFacts } from "./page-facts.ts";

const longestStatement = 80;

export function saysOnRequest({ blocks }: Pick<DocumentFacts, "blocks">): boolean {
  return blocks.some(
    ({ isAside, text }) => !isAside && text.length <= longestStatement && isPriceOnRequest(text),
  );
}
