/** The Land Department's table of a private seller's withholding tax, as it was read. */

/** Percent by years of ownership, a begun year counted: one year, two years … eight and more. */
export const shippedDeductions = [92, 84, 77, 71, 65, 60, 55, 50] as const;

/** Up to how much of a year's income, in baht, which percentage applies. */
export const shippedSteps = [
  { upTo: 300_000, percent: 5 },
  { upTo: 500_000, percent: 10 },
  { upTo: 750_000, percent: 15 },
  { upTo: 1_000_000, percent: 20 },
  { upTo: 2_000_000, percent: 25 },
  { upTo: 5_000_000, percent: 30 },
  { upTo: Infinity, percent: 35 },
] as const;
