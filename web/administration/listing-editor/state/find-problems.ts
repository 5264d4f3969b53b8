/** The problems for which the API would refuse the save, found with its own schema while an admin types. */
import * as v from "valibot";
import { meantYear } from "../../../../domain/day-window.ts";
import {
  type ListingChanges,
  type ListingField,
  type ListingFields,
  builtYears,
  listingChangesSchema,
  newListingFields,
} from "../../../../domain/listings/listing-fields.ts";

type Problem = {
  kind: "required" | "short" | "long" | "range" | "whole" | "clash" | "thaiYear" | "invalid";
  limit?: string;
};
export type Problems = Partial<Record<ListingField, Problem>>;

const kinds: Record<string, Problem["kind"]> = {
  min_length: "short",
  max_length: "long",
  min_value: "range",
  max_value: "range",
  integer: "whole",
  check: "clash",
};

/** All values are checked, because some rules are about two fields; only changed fields and those they clash with matter. */
export function findProblems(values: ListingFields, changes: ListingChanges): Problems {
  const found: Problems = {};
  const { issues = [] } = v.safeParse(listingChangesSchema, values);
  for (const issue of issues) {
    const field = issue.path?.[0]?.key as ListingField | undefined;
    if (!field || found[field]) continue;
    const kind = kinds[issue.type] ?? "invalid";
    if (!(field in changes) && kind !== "clash") continue;
    const year = field === "year_built" && meantYear(Number(issue.input), builtYears.from, builtYears.until);
    if (year) {
      found[field] = { kind: "thaiYear", limit: String(year) };
      continue;
    }
    const limit = "requirement" in issue ? String(issue.requirement) : undefined;
    found[field] = { kind, ...(limit !== undefined && /^\d+$/.test(limit) && { limit }) };
  }
  for (const field of newListingFields) {
    const value = values[field];
    if (value.length === 0) found[field] = { kind: "required" };
  }
  return found;
}
