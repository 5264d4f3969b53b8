/** When workerd dies, Miniflare silently starts it again. Everything that workerd kept in memory is lost. */
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
