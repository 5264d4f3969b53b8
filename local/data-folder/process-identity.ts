/** Tells a process from a later one that was given the same id: by the time at which it started. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

export type ProcessIdentity = {
  pid: number;
  /** Null where the system does not tell (Windows). */
  started: string | null;
};

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, started: readStart(process.pid) };
}

/** Where the start cannot be compared, a process with the same id counts as the same. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  if (!exists(pid)) return false;
  return started === null || readStart(pid) === started;
}

export function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Null when there is no such process. */
function readStart(pid: number): string | null {
  if (process.platform === "linux") return readLinuxStart(pid);
  if (process.platform === "win32") return null;
  return spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() || null;
}

/** In ticks since the machine started, so the machine's own start belongs to it (proc_pid_stat(5), field 22). */
function readLinuxStart(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    // A process that ended and was not waited for ("Z") holds nothing any more.
    if (fields[0] === "Z") return null;
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${fields[19]}`;
  } catch {
    return null;
  }
}
