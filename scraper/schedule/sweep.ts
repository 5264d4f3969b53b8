/** Runs from cron: starts due sources, sends messages that were never sent, and ends runs that would never end. */
import type { Scraper } from "../scraper.ts";
import { sendWaitingImages } from "../queue/send-images.ts";
import { announceChange, sendWaitingPages } from "../queue/start-run.ts";
import { finishRun } from "../store/runs.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";

export async function sweep(scraper: Scraper): Promise<void> {
  unwrap(await scraper.database.rpc("end_overdue_runs"), "end overdue runs");
  unwrap(await scraper.database.rpc("start_due_runs"), "start due runs");
  for (const runId of unwrap(await scraper.database.rpc("unsent_runs"), "read unsent runs") ?? []) {
    await scraper.queue.send({ kind: "run", runId });
    unwrap(await scraper.database.rpc("mark_run_sent", { for_run: runId }), "mark run sent");
  }
  await sendWaitingImages(scraper);
  const answer = await scraper.database.from("scrape_runs").select("id").eq("state", "fetching");
  for (const run of unwrap(answer, "read fetching runs") ?? []) {
    await sendWaitingPages(run.id, scraper);
    // The last two pages may have ended at the same moment, so that neither saw the other's end.
    if (await finishRun(scraper.database, run.id)) await announceChange(scraper);
  }
}
