/** Pages without content, and pages of homes that are gone. */
import { readBadge } from "../../meaning/kind-and-offer.ts";
import * as words from "../../words/gone-pages.ts";
import { anyOf } from "../../words/word-pattern.ts";
import { statesIn } from "../layers/text/badges-in-line.ts";
import type { PageFacts } from "../facts/page-facts.ts";
import type { Rule } from "./rule.ts";

const errorWords = anyOf(words.errorPages);
const goneWords = anyOf(words.gonePages);
/** A blank page holds less text than this. */
const leastText = 40;
/** A page with this many facts of a home is no error page, whatever its headline says. */
const knownOfHome = 3;

export const goneRules: readonly Rule[] = [
  {
    name: "no-text",
    code: "empty-page",
    holds: ({ facts, roots }) =>
      facts.textLength < leastText &&
      roots.length === 0 &&
      facts.scripts.length === 0 &&
      !["og:title", "product:price:amount", "og:price:amount"].some((name) => facts.metas.has(name)),
  },
  {
    name: "error-headline",
    code: "error-page",
    holds: ({ heading, knows }) => errorWords.test(heading) && knows < knownOfHome,
  },
  {
    // The rest of the page is about other homes, or no longer true.
    name: "gone-headline",
    code: "error-page",
    holds: ({ heading, headline }) => goneWords.test(heading) && statesIn(headline).length === 0,
  },
  { name: "gone-banner", code: "error-page", holds: ({ facts }) => opensGone(facts) },
];

const mostOpeningBlocks = 40;
const longestBanner = 140;
/** "Apartment not available before May". */
const forNow = /\b(?:until|till|before|from|bis|vor|avant|jusqu|hasta|antes|fino|prima)\b/i;

/** A banner above a home that is gone. One that says "sold" tells its status, and the page still describes it. */
function opensGone({ blocks }: PageFacts): boolean {
  return blocks
    .slice(0, mostOpeningBlocks)
    .some(
      ({ text, isAside }) =>
        !isAside &&
        text.length < longestBanner &&
        goneWords.test(text) &&
        !forNow.test(text) &&
        readBadge(text) === null,
    );
}
