/** For a process that must not outlive the one it serves, even if that one is killed without notice. */
const lookEveryMs = 500;

/** Ends this process, as by SIGTERM, when the other one is gone. It need not be the parent: a shell may be between. */
export function endWithProcess(pid: number): void {
  const timer = setInterval(() => {
    if (isRunning(pid)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, lookEveryMs);
  timer.unref();
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
