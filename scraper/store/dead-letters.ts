/** Messages that were given up: kept with the reason, shown to admins, replayed by them. */
import * as v from "valibot";
import type { Json } from "../../domain/database.ts";
import { scrapeMessageSchema } from "../../domain/scrape-messages.ts";
import { unwrap, type ScrapeDatabase } from "./database.ts";

type DeadMessage = Pick<Message, "id" | "body" | "attempts">;

/** The same message given up twice is one letter. */
export async function keepDeadLetter(
  database: ScrapeDatabase,
  message: DeadMessage,
  reason: string | null,
): Promise<void> {
  const parsed = v.safeParse(scrapeMessageSchema, message.body);
  const answer = await database.rpc("keep_dead_letter", {
    message_id: message.id,
    body: (JSON.parse(JSON.stringify(message.body ?? null)) as Json) ?? {},
    for_run: parsed.success ? parsed.output.runId : "",
    page_url: parsed.success && parsed.output.kind === "page" ? parsed.output.url : "",
    tries: message.attempts,
    given_reason: reason ?? "",
  });
  unwrap(answer, "keep dead letter");
}
