// Runs before start, dev and test, with the machine's own Node (20.9 or newer).
// Installs the locked dependencies when they are missing or older than the lockfile.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const installed = "node_modules/.package-lock.json";
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;

if (!isCurrent) {
  // On standard error, because programs read the standard output of some commands.
  console.error("Installing dependencies. The first time this takes a minute or two.");
  const { status } = spawnSync(
    "npm",
    ["ci", "--no-fund", "--no-audit", "--loglevel=error", "--progress=true"],
    {
      stdio: ["inherit", 2, "inherit"],
      shell: process.platform === "win32",
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}
