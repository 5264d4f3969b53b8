/** A count or a measure whose meaning is only spoken, or shown by pointing at it: "3" in an element titled "Bedrooms". */
import { squeeze } from "../parse/element-text.ts";
import type { LabelledText } from "./child-texts.ts";

const longestSpoken = 40;
const longestCount = 4;
const longestMeasure = 24;
const measureOrPrice = /^\P{L}{0,4}\d.*[\p{L}\p{Sc}²]/u;

/** A pair, or a line of its own where the spoken words count by themselves. */
export function readSpoken(spoken: string, text: string): LabelledText | { line: string } | null {
  if (spoken.length > longestSpoken || text.length > longestMeasure) return null;
  const isCount = text.length <= longestCount && /^\d/.test(text);
  // "180 m²" in an element that is titled "Floor size".
  const isMeasure = !isCount && !/\d/.test(spoken) && measureOrPrice.test(text);
  if (isMeasure || (isCount && !spoken.startsWith(text))) return { label: squeeze(spoken), value: text };
  return isCount ? { line: squeeze(spoken) } : null;
}
