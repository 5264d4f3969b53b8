/** Up to when a row of a queue is due. A second more: the database counts microseconds, by a clock of its own. */
export function dueBy(): string {
  return new Date(Date.now() + 1000).toISOString();
}
