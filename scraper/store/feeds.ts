/** The file of a feed: begun, filled with records, and ended once all of it is known. */
import * as v from "valibot";
import type { FeedReport } from "../../domain/feeds/feed-report.ts";
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";

const begunSchema = v.nullable(v.object({ object: v.nullable(v.string()) }));
const addedSchema = v.object({ pages: v.number(), left_out: v.number(), ended: v.boolean() });

/** Null when the run is over. `object` names the file that was sent, if one was. */
export async function beginFeed(database: BackendClient, runId: string) {
  return v.parse(begunSchema, unwrap(await database.rpc("begin_feed", { for_run: runId }), "begin feed"));
}

export async function addRecords(
  database: BackendClient,
  runId: string,
  records: readonly { url: string; body: string }[],
) {
  const answer = await database.rpc("add_records", { for_run: runId, records: [...records] });
  return v.parse(addedSchema, unwrap(answer, "add records"));
}

/** True when the records may be read now; false when the run asks, or is over. */
export async function endFeed(database: BackendClient, runId: string, report: FeedReport): Promise<boolean> {
  return unwrap(await database.rpc("end_feed", { for_run: runId, report }), "end feed") ?? false;
}

/** The run fails, and nothing of its file is kept. */
export async function failFeed(database: BackendClient, runId: string, why: string): Promise<void> {
  unwrap(await database.rpc("fail_feed", { for_run: runId, why }), "fail feed");
}
