/** Makes sure that the journeys have a browser: the system's Chromium, else Playwright's own, else Debian's package. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

export function ensureChromium(): void {
  if (existsSync("/usr/bin/chromium") || existsSync(chromium.executablePath())) return;
  console.log("Installing Chromium…");
  const attempts: [string, string[]][] = [
    ["playwright", ["install", "chromium"]],
    ["apt-get", ["update", "-q"]],
    [
      "apt-get",
      ["install", "-y", "-q", "--no-install-recommends", "chromium", "fonts-noto-core", "fonts-noto-cjk"],
    ],
  ];
  for (const [command, args] of attempts) {
    spawnSync(command, args, { stdio: "inherit" });
    if (existsSync("/usr/bin/chromium") || existsSync(chromium.executablePath())) return;
  }
  throw new Error("Chromium could not be installed. Install it and run the tests again.");
}
