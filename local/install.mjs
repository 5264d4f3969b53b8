// Runs before start, dev and test under whatever Node the machine has (20.9 or newer):
// installs the locked dependencies when they are missing or older than the lockfile.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const installed = "node_modules/.package-lock.json";
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;

if (!isCurrent) {
  // On standard error: the standard output is the command's, and some of them are read by programs.
  console.error("Installing dependencies…");
  const { status } = spawnSync("npm", ["ci", "--no-fund", "--no-audit", "--loglevel=error"], {
    stdio: ["inherit", 2, "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
