/** Adds views to the rows of their days, a batch in one statement, and deletes what is older than we promise. */
import * as v from "valibot";
import type { Json } from "../domain/database.ts";
import { describeError } from "../domain/describe-error.ts";
import { pattayaDay } from "../domain/places/pattaya-time.ts";
import { countedViewSchema, viewsKeptMonths } from "../domain/views.ts";
import { retryDelaySeconds } from "../domain/retry-delay.ts";
import type { BackendClient } from "../domain/backend/connect.ts";
import { unwrap } from "../domain/backend/unwrap.ts";

/** A batch whose answer is lost is counted twice: views are an estimate, and no row is kept for each. */
export async function countViews(batch: MessageBatch, database: BackendClient): Promise<void> {
  const seen = batch.messages.flatMap(({ body }): Json[] => {
    const view = v.safeParse(countedViewSchema, body);
    return view.success ? [view.output] : [];
  });
  if (seen.length < batch.messages.length) {
    console.error(JSON.stringify({ event: "views_unreadable", count: batch.messages.length - seen.length }));
  }
  try {
    if (seen.length > 0) unwrap(await database.rpc("count_views", { seen }), "count views");
  } catch (error) {
    console.error(JSON.stringify({ event: "views_not_counted", reason: describeError(error) }));
    const attempts = Math.max(...batch.messages.map((message) => message.attempts));
    return batch.retryAll({ delaySeconds: retryDelaySeconds(attempts, Math.random()) });
  }
  batch.ackAll();
}

export async function deleteOldViews(database: BackendClient, now: Date): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCMonth(now.getUTCMonth() - viewsKeptMonths);
  const deleted = await database.from("page_views").delete().lt("day", pattayaDay(oldest));
  unwrap(deleted, "delete old views");
}
