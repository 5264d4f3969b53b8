/** The parts of a post that name what a home has: those of lists, not of sentences. */
import { readAmenities } from "../../meaning/amenities.ts";
import { elsewhere } from "../../words/amenities/elsewhere.ts";
import { anyOf } from "../../words/word-pattern.ts";

const isElsewhere = anyOf(elsewhere);
/** Thai has no spaces between words, so a space parts what it lists. */
const separator = /[\n,;|/+•·*&]|\p{Extended_Pictographic}|\s-\s|(?<=[\u0e00-\u0e7f])\s+(?=[\u0e00-\u0e7f])/u;
const longestPart = 30;

export function amenityParts(text: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(
      (part) => part.length <= longestPart && !isElsewhere.test(part) && readAmenities([part]).length > 0,
    );
}
