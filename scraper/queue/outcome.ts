/** What happens to a message next. Only consume.ts turns these tags into queue calls. */

export type MessageOutcome =
  /** Nothing more to do. */
  | { kind: "done"; isPublished?: boolean }
  /** It is not our turn: send a fresh delayed message. Waiting is not a failure and must not use up retries. */
  | { kind: "later"; afterSeconds: number }
  /**
   * The failure may pass: the queue retries the message and gives up after max_retries. After `most` tries it is given up
   * at once.
   */
  | { kind: "again"; reason: string; most?: number }
  /** It can never succeed: store it as a dead message at once. */
  | { kind: "dead"; reason: string };

/** `max_retries` of the queue, and the first delivery. */
export const mostAttempts = 6;
