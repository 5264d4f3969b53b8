/** Miniflare starts workerd again when it has died, and tells nobody. What workerd kept in memory is lost then. */
import type { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { basename } from "node:path";

/** Calls back for each workerd that this process starts from now on: call it when the first one runs. */
export function noticeWorkerd(onStart: () => void): void {
  subscribe("child_process", (message) => {
    const { process: child } = message as { process: ChildProcess };
    child.once("spawn", () => {
      if (basename(child.spawnfile).startsWith("workerd")) onStart();
    });
  });
}
