import { type Project, defineConfig, devices } from "@playwright/test";
import { journeysToSkip, journeysWithOwnProducts } from "./tests/project/skipped.ts";
import { disabledFeatures } from "./tests/e2e/chromium-features.ts";
import { findQuickChromium } from "./tests/system-chromium.ts";
import { testWorkers } from "./tests/test-workers.ts";

const port = Number(process.env["E2E_PORT"] ?? 8797);
/** The administration's journeys change data, so they run against their own product. */
const isProject = Boolean(process.env["SUPABASE_URL"]);
const administrationPort = isProject ? port : port + 1;
/** What cannot be tried on a given project. */
const skipped = isProject
  ? journeysToSkip(Boolean(process.env["MAILBOX_URL"])).map(({ file }) => `**/${file}`)
  : [];
const administration = /administration\.spec\.ts/;
const systemChromium = findQuickChromium();

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
    `--disable-features=${disabledFeatures.join(",")}`,
  ],
};

const visitors: Project[] = [
  {
    name: "desktop",
    testIgnore: [/.*\.phone\.spec\.ts/, administration, ...skipped],
    use: { ...devices["Desktop Chrome"], launchOptions },
  },
  { name: "phone", use: { ...devices["Pixel 7"], launchOptions }, testMatch: /.*\.phone\.spec\.ts/ },
];
const withOwnProducts = journeysWithOwnProducts.map((file) => `**/${file}`);
const officeUse = {
  ...devices["Desktop Chrome"],
  launchOptions,
  baseURL: `http://localhost:${administrationPort}`,
};
/** Journeys that share one catalogue, or the ports of products, do not run at the same time. */
const office: Project[] = [
  {
    name: "administration",
    testMatch: administration,
    testIgnore: [...skipped, ...withOwnProducts],
    workers: 1,
    use: officeUse,
  },
  { name: "own-products", testMatch: withOwnProducts, testIgnore: skipped, workers: 1, use: officeUse },
];

export default defineConfig({
  testDir: "tests/e2e",
  // The time-outs only end a hanging test. They are far longer than a busy machine needs.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  // A given project has one catalogue for all.
  workers: isProject ? 1 : testWorkers,
  reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
  // An action that can't be done is named, long before the test's own end.
  use: { baseURL: `http://localhost:${port}`, locale: "en-GB", launchOptions, actionTimeout: 120_000 },
  // The administration comes first, because it is the longest. On a given project it comes last: it changes hours and
  // terms that visitors read.
  projects: isProject ? [...visitors, ...office] : [...office, ...visitors],
  webServer: [...new Set([port, administrationPort])].map((one) => ({
    command: `node tests/e2e/serve.ts ${one} ${process.pid}`,
    url: `http://localhost:${one}/healthz`,
    timeout: 240_000,
  })),
});
