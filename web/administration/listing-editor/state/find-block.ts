/** Why a home cannot be saved or published now. */
import type { ListingField } from "../../../../domain/listings/listing-fields.ts";
import type { Conflict } from "../../../../domain/listings/merge-listing.ts";
import type { Problems } from "./find-problems.ts";

export type Block =
  | { kind: "conflicts" }
  | { kind: "problems"; fields: ListingField[] }
  | { kind: "unchanged" };

type Editing = { conflicts: readonly Conflict[]; problems: Problems; isChanged: boolean; isNew: boolean };

/** What stands against saving. Publishing needs no change, so only the first two stand against it. */
export function findBlock({ conflicts, problems, isChanged, isNew }: Editing): Block | undefined {
  if (conflicts.length > 0) return { kind: "conflicts" };
  const fields = Object.keys(problems) as ListingField[];
  if (fields.length > 0) return { kind: "problems", fields };
  return isChanged || isNew ? undefined : { kind: "unchanged" };
}
