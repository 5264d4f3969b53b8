/**
 * No child of this process outlives it. Children of our own can watch for its end (end-with-process.ts); workerd and the
 * tools that `npm test` runs do not, so a guard beside this process ends them (guard.ts).
 */
import { type ChildProcess, spawn } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { join } from "node:path";

let isGuarded = false;

/** From now on: call it before the first child is started. */
export function guardChildren(): void {
  if (isGuarded) return;
  isGuarded = true;
  const guard = spawn(process.execPath, [join(import.meta.dirname, "guard.ts")], {
    stdio: ["pipe", "ignore", "ignore"],
    // A Ctrl-C in the terminal is for this process and its children, not for their guard.
    detached: true,
  });
  guard.unref();
  const { stdin } = guard;
  if ("unref" in stdin && typeof stdin.unref === "function") stdin.unref();
  // Without its guard the process works as before.
  stdin.on("error", () => {});
  subscribe("child_process", (message) => {
    const { process: child } = message as { process: ChildProcess };
    child.once("spawn", () => stdin.write(`+${child.pid}\n`));
    child.once("exit", () => stdin.write(`-${child.pid}\n`));
  });
}
