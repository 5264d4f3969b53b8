/** Makes sure that the journeys have a browser: the system's Chromium, else Playwright's own, else Debian's package. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { findQuickChromium } from "./system-chromium.ts";

const hasChromium = () => findQuickChromium() !== undefined || existsSync(chromium.executablePath());
const installPackages = [
  "install",
  "-y",
  "-q",
  "--no-install-recommends",
  "fonts-noto-core",
  "fonts-noto-cjk",
];

export function ensureChromium(): void {
  if (hasChromium()) return;
  console.log("Installing Chromium…");
  const attempts: [string, string[]][] = [
    ["playwright", ["install", "chromium"]],
    ["apt-get", ["update", "-q"]],
    ["apt-get", [...installPackages, "chromium-headless-shell"]],
    ["apt-get", [...installPackages, "chromium"]],
  ];
  for (const [command, args] of attempts) {
    spawnSync(command, args, { stdio: "inherit" });
    if (hasChromium()) return;
  }
  throw new Error("Chromium could not be installed. Install it and run the tests again.");
}
