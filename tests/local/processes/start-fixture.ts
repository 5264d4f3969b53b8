/** Starts a script of fixtures/, which says in one line of JSON what it started. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { eventually } from "../../start-product.ts";

export async function startFixture<Said>(script: string): Promise<{ child: ChildProcess; said: Said }> {
  const file = join(import.meta.dirname, "fixtures", script);
  const child = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return { child, said: JSON.parse(line) };
}

export async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

/** Waits until none of them runs; those that still do are the failure's message. */
export async function untilEnded(pids: readonly number[]): Promise<void> {
  await eventually(
    async () => pids.filter(isRunning),
    (running) => running.length === 0,
    30_000,
  );
}

/** A process that has ended and whose exit code was not read yet is a zombie: it no longer runs. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
