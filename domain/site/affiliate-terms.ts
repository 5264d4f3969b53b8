/** The reward for people who recommend the site. Articles print it, so it stays in this file. */
export const areAffiliateTermsSample = true;

export const affiliateTerms = { commissionBaht: 20_000, rememberedDays: 90, paidWithinDays: 30 } as const;
