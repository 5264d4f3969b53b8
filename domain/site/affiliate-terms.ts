/** The reward for people who recommend the site. Articles print it, so it stays in this file. */
export const areAffiliateTermsSample = true;

export const affiliateTerms = {
  commissionBaht: 20_000,
  /** In the visitor's browser. */
  rememberedDays: 90,
  /** From the enquiry to the start of the contract. */
  validMonths: 12,
  paidWithinDays: 30,
} as const;
