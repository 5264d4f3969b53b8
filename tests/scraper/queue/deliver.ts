/** Messages as the queue hands them over, which remember how they ended. */
import type { Scene } from "../scene.ts";

type Ending = "open" | "acknowledged" | { retriedAfterSeconds: number | undefined };
export type TestMessage = Message & { ending: Ending };

export function messageOf(
  scene: Scene,
  body: unknown,
  { id = crypto.randomUUID() as string, attempts = 1 } = {},
): TestMessage {
  const message: TestMessage = {
    id,
    body,
    attempts,
    timestamp: new Date(),
    ending: "open",
    ack: () => {
      scene.journal.push(`ack ${id}`);
      message.ending = "acknowledged";
    },
    retry: (options) => {
      scene.journal.push(`retry ${id}`);
      message.ending = { retriedAfterSeconds: options?.delaySeconds };
    },
  };
  return message;
}

/** The delay that a message was retried with; an error when it was not retried. */
export function retryDelayOf({ ending }: TestMessage): number | undefined {
  if (typeof ending === "string") throw new Error(`The message was not retried: ${ending}`);
  return ending.retriedAfterSeconds;
}

/** Ending a batch as a whole would end messages that have no outcome yet. */
export function batchOf(messages: readonly Message[]): MessageBatch {
  const refuse = () => {
    throw new Error("A batch is not ended as a whole");
  };
  const metadata = { metrics: { backlogCount: 0, backlogBytes: 0 } };
  return { queue: "scrape", messages, metadata, ackAll: refuse, retryAll: refuse };
}
