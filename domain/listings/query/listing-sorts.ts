/** The orders of a list of listings, and the cursor that continues each of them. */
export const listingSorts = [
  "newest",
  "price-up",
  "price-down",
  "monthly-up",
  "monthly-down",
  "size-up",
  "size-down",
  "persqm-up",
  "persqm-down",
  "yield-down",
  "relevance",
] as const;
export type ListingSort = (typeof listingSorts)[number];

/** The default is relevance for a text search, else the newest. Relevance needs a text. */
export function sortOf({ sort, q }: { sort?: ListingSort | undefined; q?: string | undefined }): ListingSort {
  if (sort === "relevance" && !q) return "newest";
  return sort ?? (q ? "relevance" : "newest");
}

/** The end of a page: the sort key and the id of its last row. */
export type ListingCursor = { key: string; id: string };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** As Postgres writes it, to the microsecond. A rounded one would skip or repeat rows. */
const timestamp =
  /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00:00$/;
/** "last" is the key of rows without the sorted value. */
const amount = /^(\d{1,14}(\.\d{1,6})?|last)$/;

export function writeCursor({ key, id }: ListingCursor): string {
  return `${key}_${id}`;
}

/** Undefined when it is not a cursor of this sort. */
export function readCursor(cursor: string, sort: ListingSort): ListingCursor | undefined {
  const [key = "", id = "", ...rest] = cursor.split("_");
  const isKey = sort === "newest" ? isTimestamp(key) : amount.test(key);
  return isKey && uuid.test(id) && rest.length === 0 ? { key, id } : undefined;
}

function isTimestamp(text: string): boolean {
  return timestamp.test(text) && !Number.isNaN(Date.parse(text));
}
