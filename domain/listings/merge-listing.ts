/** Compares what an admin changed with what others wrote meanwhile, field by field. */
import {
  type ListingChanges,
  type ListingField,
  type ListingFields,
  listingFieldNames,
} from "./listing-fields.ts";

/** Keys of objects may come in any order, and no text is as good as an empty one. */
export function isSame(one: unknown, other: unknown): boolean {
  // Most fields are untouched, and this is asked of all of them at each key.
  return one === other || canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value === "" ? null : (value ?? null), (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Only fields whose value differs. The scraper never again overwrites a field that is sent. */
export function findChanges(base: ListingFields, values: ListingFields): ListingChanges {
  const changed = listingFieldNames.filter((name) => !isSame(base[name], values[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

export type Conflict = { field: ListingField; mine: unknown; theirs: unknown };

/**
 * `base` is what the admin started from, `now` what is stored. Fields that only others changed take their value;
 * fields that both changed differently are conflicts and keep the admin's until a person chooses.
 */
export function mergeListing(base: ListingFields, values: ListingFields, now: ListingFields) {
  const conflicts: Conflict[] = [];
  const merged = { ...values };
  const theirs: ListingField[] = [];
  for (const name of listingFieldNames) {
    if (isSame(base[name], now[name])) continue;
    if (isSame(base[name], values[name])) {
      Object.assign(merged, { [name]: now[name] });
      theirs.push(name);
    } else if (!isSame(values[name], now[name])) {
      conflicts.push({ field: name, mine: values[name], theirs: now[name] });
    }
  }
  return { values: merged, conflicts, theirs };
}
