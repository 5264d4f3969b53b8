/** The parts of the editor, in their order. */
export const sectionNames = [
  "basics",
  "pictures",
  "price",
  "place",
  "facts",
  "ownership",
  "agent",
  "translations",
  "history",
] as const;
export type SectionName = (typeof sectionNames)[number];
