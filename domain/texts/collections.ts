/**
 * Collections whose entries an owner adds, takes away and puts in another order: questions, testimonials and terms.
 * Ours stand below. The list itself is a text of the kind `list`, in one language for all.
 */
export const collections = ["faq", "testimonials", "glossary"] as const;
export type Collection = (typeof collections)[number];

export const entryKind = {
  faq: "faq",
  testimonials: "testimonial",
  glossary: "term",
} as const;

export const isCollection = (name: string): name is Collection => collections.some((one) => one === name);

/** Ids with spaces between them. */
export type ListBody = { order: string; hidden: string };

/** An entry of the owner's. Of a question it begins with the group: `own-buying-can-i-bring-a-dog`. */
export const isOwnEntry = (name: string) => name.startsWith("own-");

/** No file has such a text: only the owner's words are shown, and nothing where there are none. */
export const isOnlyTheOwners = (kind: string, name: string) => kind === "building" || isOwnEntry(name);

export function groupOf(name: string, groups: readonly string[]): string | undefined {
  return groups
    .filter((group) => name.startsWith(`own-${group}-`))
    .toSorted((one, other) => other.length - one.length)[0];
}

export const idsIn = (written: string) => written.split(" ").filter(Boolean);

/** What the list does not name comes last, in the order it was in. */
export function arrange<Entry extends { id: string }>(
  entries: readonly Entry[],
  list: ListBody | undefined,
): Entry[] {
  if (!list) return [...entries];
  const hidden = new Set(idsIn(list.hidden));
  const places = new Map(idsIn(list.order).map((id, place) => [id, place]));
  const placeOf = ({ id }: Entry) => places.get(id) ?? Infinity;
  return entries
    .filter(({ id }) => !hidden.has(id))
    .toSorted((one, other) => (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other)));
}
