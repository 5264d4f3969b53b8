/** The processor time of a process, with the precision of the kernel's scheduler statistics. */
import { readFileSync, readdirSync } from "node:fs";

export function processorMs(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = tasks.map((task) => Number(readSchedule(pid, task).split(" ")[0]));
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}

/** A thread may end between the listing and the read. */
function readSchedule(pid: number, task: string): string {
  try {
    return readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8");
  } catch {
    return "0";
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
