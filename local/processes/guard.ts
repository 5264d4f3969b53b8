/**
 * Runs beside a process of ours (guard-children.ts) and ends that process's children when it is gone. However it ended,
 * `kill -9` included, the system closes its end of the pipe that this one reads from.
 */
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

/** Time to end in an orderly way: a server of a test has a database to close. */
const graceMs = 5_000;
const lookEveryMs = 100;

const children = new Set<number>();
for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (line.startsWith("+")) children.add(pid);
  else children.delete(pid);
}
const deadline = Date.now() + graceMs;
let left = [...children].filter((pid) => signal(pid, "SIGTERM"));
while (left.length > 0 && Date.now() < deadline) {
  await wait(lookEveryMs);
  left = left.filter((pid) => signal(pid, 0));
}
for (const pid of left) signal(pid, "SIGKILL");

/** False when there is no such process any more. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
