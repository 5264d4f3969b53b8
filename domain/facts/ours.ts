/** Our own terms as facts, so that texts and code always agree. They are shown without a footnote. */
import { affiliateTerms, areAffiliateTermsSample } from "../site/affiliate-terms.ts";
import { claims } from "../site/claims.ts";
import type { Fact } from "./fact.ts";

const own = {
  standing: "own",
  source: { name: "Our own terms" },
  validFrom: "2026-11-21",
  checkedOn: "2026-11-21",
  reviewBy: "2027-05-21",
} as const;

/** The owner's words (specification, section 9). */
const said = { ...own, isSample: false } as const;
/** Invented; shown with a mark until the owner replaces it. */
const invented = { ...own, isSample: areAffiliateTermsSample } as const;

export const ownFacts = [
  { id: "start-from", value: claims.startFrom.THB, unit: "THB", ...said },
  { id: "start-from-usd", value: claims.startFrom.USD, unit: "USD", ...said },
  { id: "start-from-gbp", value: claims.startFrom.GBP, unit: "GBP", ...said },
  { id: "start-from-eur", value: claims.startFrom.EUR, unit: "EUR", ...said },
  { id: "answer-within", value: claims.answerWithinHours, unit: "hours", ...said },
  { id: "upgrade-after", value: claims.upgradeAfterMonths, unit: "months", ...said },
  { id: "typical-rental", value: claims.typicalRentalMonths, unit: "months", ...said },
  { id: "affiliate-commission", value: affiliateTerms.commissionBaht, unit: "THB", ...invented },
  { id: "affiliate-window", value: affiliateTerms.rememberedDays, unit: "days", ...invented },
  { id: "affiliate-valid", value: affiliateTerms.validMonths, unit: "months", ...invented },
  { id: "affiliate-payment", value: affiliateTerms.paidWithinDays, unit: "days", ...invented },
] as const satisfies readonly Fact[];
