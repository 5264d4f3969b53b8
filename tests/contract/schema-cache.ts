/**
 * PostgREST reads the schema some time after it was told to. Until then it knows no new table, and still those that are
 * gone, and a test that asks in between fails by chance.
 */
import { setTimeout } from "node:timers/promises";

/** Asks for a table until it is answered, or until it is unknown. */
export async function whenSchemaIsRead(
  askForTable: () => Promise<Response>,
  state: "there" | "gone",
  { waitMs = 60_000, pauseMs = 200 } = {},
): Promise<void> {
  for (const until = Date.now() + waitMs; ; await setTimeout(pauseMs)) {
    const answer = await askForTable();
    const { code } = answer.ok ? {} : ((await answer.json()) as { code?: string });
    // While it reads, it answers 503 PGRST002, which says neither.
    if (state === "there" ? answer.ok : code === "PGRST205") return;
    if (Date.now() > until) throw new Error(`The schema was not read in ${waitMs} ms: ${code ?? "200"}`);
  }
}
