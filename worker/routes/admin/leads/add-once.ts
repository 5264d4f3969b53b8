/**
 * Adds a row that its form may send twice, because the first answer was lost. The same row again is there already;
 * another one with its key is refused.
 */
import { ApiError } from "../../../errors.ts";
import { type Answer, leadData } from "./lead-answer.ts";

type Keyed = { idempotency_key: string };
type Write<Row> = {
  insert: (row: Row, options: typeof once) => PromiseLike<Answer<object[]>>;
  find: (key: string) => PromiseLike<Answer<object[]>>;
};

const once = { onConflict: "idempotency_key", ignoreDuplicates: true } as const;

export async function addOnce<Row extends Keyed>(row: Row, { insert, find }: Write<Row>): Promise<void> {
  if (leadData(await insert(row, once)).length > 0) return;
  const [kept] = leadData(await find(row.idempotency_key));
  if (!kept || !isSame(new Map(Object.entries(kept)), row)) {
    throw new ApiError("sent_already", "Something else was sent with this key. Send it with a new one.");
  }
}

/** The database writes a moment in another way than it was sent. */
function isSame(kept: ReadonlyMap<string, unknown>, row: object): boolean {
  return Object.entries(row).every(([column, sent]) => {
    const found = kept.get(column);
    return column.endsWith("_at") ? Date.parse(String(found)) === Date.parse(String(sent)) : found === sent;
  });
}
