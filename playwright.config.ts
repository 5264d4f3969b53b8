import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env["E2E_PORT"] ?? 8797);
/** Debian's Chromium where there is one; elsewhere Playwright's own (tests/run.ts installs it). */
const systemChromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find((path) => existsSync(path));

const launchOptions = {
  ...(systemChromium && { executablePath: systemChromium }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export default defineConfig({
  testDir: "tests/e2e",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: { baseURL: `http://localhost:${port}`, locale: "en-GB", launchOptions },
  projects: [
    {
      name: "desktop",
      testIgnore: /.*\.phone\.spec\.ts/,
      use: { ...devices["Desktop Chrome"], launchOptions },
    },
    { name: "phone", use: { ...devices["Pixel 7"], launchOptions }, testMatch: /.*\.phone\.spec\.ts/ },
  ],
  webServer: {
    command: `node tests/e2e/serve.ts ${port}`,
    url: `http://localhost:${port}/healthz`,
    timeout: 60_000,
  },
});
