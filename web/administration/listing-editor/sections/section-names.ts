/** The parts of the editor, in their order. */
export const sectionNames = [
  "basics",
  "pictures",
  "price",
  "place",
  "facts",
  "plan",
  "ownership",
  "agent",
  "translations",
  "owner",
  "history",
] as const;
export type SectionName = (typeof sectionNames)[number];
