// Small sums that all plans use.

/** Rounded to a centimetre; everything in a plan is in metres. */
export const cm = (value: number) => Math.round(value * 100) / 100;

/** From 0 to 1, a different one for each purpose. */
export const vary = (seed: number, purpose: number) => ((seed * (purpose * 2 + 3)) % 97) / 97;
