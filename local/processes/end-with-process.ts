/** For a process that must not outlive the one it serves, even if that one is killed without notice. */
import { exists } from "../data-folder/process-identity.ts";

const lookEveryMs = 500;

/** Ends this process, as by SIGTERM, when the other one is gone. It need not be the parent: a shell may be between. */
export function endWithProcess(pid: number): void {
  const timer = setInterval(() => {
    if (exists(pid)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, lookEveryMs);
  timer.unref();
}
