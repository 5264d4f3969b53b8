/** Runs and their sources: opened, advanced and ended. Every update names the state it expects. */
import * as v from "valibot";
import type { Database, Json } from "../../domain/database.ts";
import type { DiscoveryProgress } from "../reading/discovery-progress.ts";
import { type BackendClient, longCall } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";

export type RunRow = Database["public"]["Tables"]["scrape_runs"]["Row"];
export type SourceRow = Database["public"]["Tables"]["scrape_sources"]["Row"];
export type OpenedRun = { run: RunRow; source: SourceRow };

export const sourceRowSchema = v.custom<SourceRow>(
  (value) => typeof value === "object" && value !== null && "allowed_hosts" in value,
);
const openedSchema = v.object({
  run: v.custom<RunRow>((value) => typeof value === "object" && value !== null && "state" in value),
  source: sourceRowSchema,
});

export async function openRun(database: BackendClient, runId: string): Promise<OpenedRun | null> {
  const opened = unwrap(await database.rpc("open_run", { for_run: runId }), "open run");
  return opened === null ? null : v.parse(openedSchema, opened);
}

export async function startDiscovery(database: BackendClient, runId: string): Promise<void> {
  const answer = await database
    .from("scrape_runs")
    .update({ state: "discovering" })
    .eq("id", runId)
    .eq("state", "queued");
  unwrap(answer, "start discovery");
}

/** True when what visitors see has changed: the pages may have ended before their discovery. */
export async function endDiscovery(
  database: BackendClient,
  runId: string,
  { isComplete, reason = null }: { isComplete: boolean; reason?: string | null },
): Promise<boolean> {
  const answer = await database
    .from("scrape_runs")
    .update({ state: "fetching", complete: isComplete, reason, discovery: null })
    .eq("id", runId)
    .eq("state", "discovering");
  unwrap(answer, "end discovery");
  return finishRun(database, runId);
}

/** Ends the run if all of its pages have ended. True when what visitors see has changed. */
export async function finishRun(database: BackendClient, runId: string): Promise<boolean> {
  const answer = await database.rpc("finish_run", { for_run: runId }).abortSignal(longCall());
  return unwrap(answer, "finish run") ?? false;
}

/** The run's next message continues from here. */
export async function keepProgress(
  database: BackendClient,
  runId: string,
  discovery: DiscoveryProgress,
): Promise<void> {
  const answer = await database
    .from("scrape_runs")
    .update({ discovery })
    .eq("id", runId)
    .eq("state", "discovering");
  unwrap(answer, "keep progress");
}

/** A run that could not begin raises an alarm, because its missing pages would go unnoticed. */
export async function failRun(database: BackendClient, runId: string, reason: string): Promise<void> {
  unwrap(await database.rpc("fail_run", { for_run: runId, why: reason }), "fail run");
}

/** robots.txt forbids us: the run fails, and the source is paused until an admin has looked at it. */
export async function pauseSource(database: BackendClient, sourceId: string, runId: string): Promise<void> {
  const pause = { for_source: sourceId, for_run: runId, why: "robots-forbids" };
  unwrap(await database.rpc("pause_source", pause), "pause source");
}

export async function addPages(
  database: BackendClient,
  runId: string,
  urls: readonly string[],
): Promise<{ pages: number; left_out: number; ended: boolean }> {
  const added: Json = unwrap(
    await database.rpc("add_pages", { for_run: runId, urls: [...urls] }),
    "add pages",
  );
  return v.parse(v.object({ pages: v.number(), left_out: v.number(), ended: v.boolean() }), added);
}

/** Pages whose message was never sent, or was sent so long ago that it must be lost. */
export async function readUnsentPages(database: BackendClient, runId: string): Promise<string[]> {
  return unwrap(await database.rpc("unsent_pages", { for_run: runId }), "read unsent pages") ?? [];
}

export async function markPagesSent(
  database: BackendClient,
  runId: string,
  urls: readonly string[],
): Promise<void> {
  unwrap(await database.rpc("mark_pages_sent", { for_run: runId, urls: [...urls] }), "mark pages sent");
}
