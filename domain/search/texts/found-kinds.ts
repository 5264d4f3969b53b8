/** The kinds of text that a search finds. Of two that are equally good, the first comes first. */
export const foundKinds = ["area", "article", "question", "term"] as const;
export type FoundKind = (typeof foundKinds)[number];
