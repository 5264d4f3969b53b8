/** Figures that prose may contain. Each has been reviewed, with the reason why it is not a dated fact. */
const example = "the length of the plan in a worked example";

export const reviewedFigures: readonly { words: string; reason: string }[] = [
  { words: "4655/2566", reason: "the number of a court decision" },
  { words: "84 months", reason: example },
  { words: "96 months", reason: example },
  { words: "96 เดือน", reason: example },
  { words: "96个月", reason: example },
  { words: "96 个月", reason: example },
  { words: "96 месяцев", reason: example },
  { words: "96 Monate", reason: example },
  { words: "96 mois", reason: example },
];
