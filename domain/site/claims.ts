/** The owner's business constants (specification, section 9). Amounts appear exactly as the owner wrote them. */
export const claims = {
  startFrom: { THB: 200_000, USD: 6_000, GBP: 4_500, EUR: 5_300 },
  answerWithinHours: 48,
  upgradeAfterMonths: 12,
  typicalRentalMonths: 12,
  easyQuestions: 4,
} as const;
