import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env["E2E_PORT"] ?? 8797);
/** What an admin changes, no other journey may find changed: those of the administration have a product of their own. */
const administrationPort = port + 1;
const administration = /administration\.spec\.ts/;
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
  // They end what hangs, far beyond what a busy machine takes.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  workers: 2,
  reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: { baseURL: `http://localhost:${port}`, locale: "en-GB", launchOptions },
  projects: [
    {
      name: "desktop",
      testIgnore: [/.*\.phone\.spec\.ts/, administration],
      use: { ...devices["Desktop Chrome"], launchOptions },
    },
    {
      name: "administration",
      testMatch: administration,
      // They share one catalogue: what one starts, the next must not find under way.
      workers: 1,
      use: {
        ...devices["Desktop Chrome"],
        launchOptions,
        baseURL: `http://localhost:${administrationPort}`,
      },
    },
    { name: "phone", use: { ...devices["Pixel 7"], launchOptions }, testMatch: /.*\.phone\.spec\.ts/ },
  ],
  webServer: [port, administrationPort].map((one) => ({
    command: `node tests/e2e/serve.ts ${one}`,
    url: `http://localhost:${one}/healthz`,
    timeout: 240_000,
  })),
});
