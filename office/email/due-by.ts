/**
 * The time up to which rows of a queue are due: one second from now, because the database counts microseconds by its
 * own clock.
 */
export function dueBy(): string {
  return new Date(Date.now() + 1000).toISOString();
}
