/** Our own terms as facts, so that texts and the rest of the site cannot disagree. Shown without a footnote. */
import { affiliateTerms } from "../affiliate-terms.ts";
import { claims } from "../claims.ts";
import type { Fact } from "./fact.ts";

export const ownSource = "Our own terms";

const rest = {
  source: { name: ownSource },
  validFrom: "2026-11-21",
  checkedOn: "2026-11-21",
  reviewBy: "2027-05-21",
} as const;

export const ownFacts = [
  { id: "start-from", value: claims.startFrom.THB, unit: "THB", ...rest },
  { id: "start-from-usd", value: claims.startFrom.USD, unit: "USD", ...rest },
  { id: "start-from-gbp", value: claims.startFrom.GBP, unit: "GBP", ...rest },
  { id: "start-from-eur", value: claims.startFrom.EUR, unit: "EUR", ...rest },
  { id: "answer-within", value: claims.answerWithinHours, unit: "hours", ...rest },
  { id: "upgrade-after", value: claims.upgradeAfterMonths, unit: "months", ...rest },
  { id: "typical-rental", value: claims.typicalRentalMonths, unit: "months", ...rest },
  { id: "affiliate-commission", value: affiliateTerms.commissionBaht, unit: "THB", ...rest },
  { id: "affiliate-window", value: affiliateTerms.rememberedDays, unit: "days", ...rest },
  { id: "affiliate-payment", value: affiliateTerms.paidWithinDays, unit: "days", ...rest },
] as const satisfies readonly Fact[];
