/**
 * Asks the office to send at once what a press has added to the database. The row exists already, so if the queue is
 * down, cron sends it.
 */
import { describeError } from "../../../domain/describe-error.ts";
import type { NoticeMessage } from "../../../domain/leads/lead-notice.ts";
import type { AskedContext } from "../../context.ts";

export async function queueNotice(c: Pick<AskedContext, "env">, notice: NoticeMessage): Promise<void> {
  await c.env.NOTICE_QUEUE.send(notice).catch((error: unknown) => {
    const reason = describeError(error);
    console.warn(JSON.stringify({ event: "notice_not_queued", ...notice, reason }));
  });
}
