/** The reward for people who recommend the site. SAMPLE until the owner replaces it. */
export const affiliateTerms = { commissionBaht: 20_000, rememberedDays: 90, paidWithinDays: 30 } as const;
