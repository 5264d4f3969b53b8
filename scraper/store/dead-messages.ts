/** Dead messages: the queue gave up on them. They are kept with the reason, shown to admins and replayed by them. */
import * as v from "valibot";
import type { Json } from "../../domain/database.ts";
import { scrapeMessageSchema } from "../../domain/scraping/scrape-messages.ts";
import type { BackendClient } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
import { settleImage } from "./images.ts";

type DeadMessage = Pick<Message, "id" | "body" | "attempts">;

/** The same message given up twice is kept once. A picture's failure is recorded with the picture instead. */
export async function keepDeadMessage(
  database: BackendClient,
  message: DeadMessage,
  reason: string | null,
): Promise<void> {
  const parsed = v.safeParse(scrapeMessageSchema, message.body);
  const body = parsed.success ? parsed.output : null;
  // There is no reason to replay a heartbeat: its watcher has already noticed that it is missing.
  if (body?.kind === "heartbeat") return;
  if (body?.kind === "image") {
    await settleImage(database, body, { reason });
    return;
  }
  const answer = await database.rpc("keep_dead_message", {
    message_id: message.id,
    body: (JSON.parse(JSON.stringify(message.body ?? null)) as Json) ?? {},
    for_run: body?.runId ?? "",
    page_url: body?.kind === "page" ? body.url : "",
    tries: message.attempts,
    given_reason: reason ?? "",
  });
  unwrap(answer, "keep dead message");
}
