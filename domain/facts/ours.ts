/** Our own terms as facts, so that texts and code always agree. They are shown without a footnote. */
import type { Fact } from "./fact.ts";
import { type OwnTermId, shippedTerms } from "./own-terms.ts";

/** The owner's words (specification, section 9). */
const said = own(false);
/** Shown with a mark until the owner writes another. */
const invented = own(true);

export const ownFacts = [
  { ...said("start-from"), unit: "THB" },
  { ...said("start-from-usd"), unit: "USD" },
  { ...said("start-from-gbp"), unit: "GBP" },
  { ...said("start-from-eur"), unit: "EUR" },
  { ...said("answer-within"), unit: "hours" },
  { ...said("upgrade-after"), unit: "months" },
  { ...said("typical-rental"), unit: "months" },
  { ...invented("affiliate-commission"), unit: "THB" },
  { ...invented("affiliate-window"), unit: "days" },
  { ...invented("affiliate-valid"), unit: "months" },
  { ...invented("affiliate-payment"), unit: "days" },
] as const satisfies readonly Fact[];

function own(isSample: boolean) {
  return <Id extends OwnTermId>(id: Id) =>
    ({
      id,
      value: shippedTerms[id],
      standing: "own",
      source: { name: "Our own terms" },
      isSample,
      validFrom: "2026-11-21",
      checkedOn: "2026-11-21",
      reviewBy: "2027-05-21",
    }) as const;
}
