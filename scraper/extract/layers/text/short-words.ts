/** Lines of a word or two that say what the home is, or what is done with it: "Condominium", "For sale". */
import { sourceOf } from "../../../words/words.ts";
import { letting } from "../../../words/letting.ts";
import { selling } from "../../../words/selling.ts";
import { condos } from "../../../words/kinds/condos.ts";
import { houses } from "../../../words/kinds/houses.ts";
import { kindLabels } from "../../../words/labels/listing.ts";
import { readKind, readOffer } from "../../../meaning/kind-and-offer.ts";
import type { Findings } from "../../fields.ts";
import { headlineAt } from "../../facts/titles/headline.ts";
import type { PageFacts, TextBlock } from "../../facts/page-facts.ts";

/** "Type: pool villa", "Detached house", "คอนโดมิเนียม": the kind with a word beside it. */
const kindLine = new RegExp(
  `^\\P{L}*(?:(?:${sourceOf(kindLabels)})[\\s:：]+)?(?:\\p{L}{2,12} |中古|新築|二手)?(?:${sourceOf(condos, houses)})[\\p{L}\\p{M}]{0,10}(?: \\p{L}{2,12})?\\P{L}*$`,
  "iu",
);
const offerLine = new RegExp(`^\\P{L}*(?:${sourceOf(selling, letting)})[\\p{L}\\p{M}]{0,8}\\P{L}*$`, "iu");
const longestLine = 40;
/** A badge is at most this many blocks from the headline. */
const nearest = 3;

export function readShortWords(facts: PageFacts, blocks: readonly TextBlock[], findings: Findings): void {
  const headline = headlineAt(facts, blocks);
  blocks.forEach(({ text, isControl }, at) => {
    if (isControl || text.length > longestLine || /\p{Nd}/u.test(text)) return;
    if (kindLine.test(text)) findings.add("kind", readKind(text), text, 0.35);
    if (headline >= 0 && Math.abs(at - headline) <= nearest && offerLine.test(text))
      findings.add("offer", readOffer(text), text, 0.5);
  });
}
