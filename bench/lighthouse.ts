/**
 * Runs Lighthouse as on a phone, on four pages of the built product: `npm run lighthouse`. A page's score is the median
 * of three runs, printed with its metrics, the failed audits and the speed of the machine. Fails when a page is below
 * its goals. `npm run lighthouse -- /finance` measures only that page.
 */
import { existsSync } from "node:fs";
import { load } from "cheerio";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright";
import { startProduct } from "../tests/start-product.ts";

const goals = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };
const categories = Object.keys(goals);
const metrics = {
  "first-contentful-paint": "first paint",
  "largest-contentful-paint": "largest paint",
  "speed-index": "speed index",
  "total-blocking-time": "blocked",
  "cumulative-layout-shift": "shift",
};
const runs = 3;
const port = Number(process.env["LIGHTHOUSE_PORT"] ?? 55_790);
const debuggingPort = port + 1;
const systemChromium = "/usr/bin/chromium";

const product = await startProduct({ port });
const browser = await chromium.launch({
  ...(existsSync(systemChromium) && { executablePath: systemChromium }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", `--remote-debugging-port=${debuggingPort}`],
});
try {
  const chosen = process.argv.slice(2);
  const pages = chosen.length > 0 ? chosen : ["/", "/listings", await findFirstListing(), "/finance"];
  for (const page of pages) await score(page);
} finally {
  await browser.close();
  await product.close();
}

async function findFirstListing(): Promise<string> {
  const response = await product.fetch("/listings");
  const address = load(await response.text())('main a[href^="/property/"]').attr("href");
  if (!address) throw new Error("The listings page has no link to a listing");
  return address;
}

async function score(page: string): Promise<void> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(`http://localhost:${port}${page}`, {
      port: debuggingPort,
      onlyCategories: categories,
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${page}`);
    results.push(result.lhr);
  }
  const reached = categories.map((category) => ({
    category,
    points: Math.round(median(results.map(({ categories }) => categories[category]?.score ?? 0)) * 100),
  }));
  console.log(`\n${page}  ${reached.map(({ category, points }) => `${category} ${points}`).join(", ")}`);
  const measured = Object.entries(metrics).map(([audit, name]) => {
    const value = median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    return `${name} ${audit.endsWith("shift") ? value.toFixed(3) : `${Math.round(value)} ms`}`;
  });
  console.log(`  ${measured.join(", ")}`);
  console.log(`  ${describeMachine(results)}`);
  for (const failure of findFailures(results)) console.log(`  fails: ${failure}`);
  const isBelow = Object.entries(goals).some(
    ([category, goal]) => (reached.find((one) => one.category === category)?.points ?? 0) < goal,
  );
  if (isBelow) process.exitCode = 1;
}

/** Lighthouse slows every machine by the same factor, so the result must name the machine's own speed. */
function describeMachine(results: Result[]): string {
  const speed = median(results.map(({ environment }) => environment.benchmarkIndex));
  const factor = results[0]?.configSettings.throttling.cpuSlowdownMultiplier;
  const scores = results.map(({ categories }) => Math.round((categories["performance"]?.score ?? 0) * 100));
  return `machine's benchmark index ${Math.round(speed)}, slowed ${factor} times; performance of each run ${scores.join(", ")}`;
}

/** Failed audits outside the performance category. */
function findFailures(results: Result[]): string[] {
  const failures = results.flatMap(({ categories, audits }) =>
    Object.values(categories)
      .filter(({ id }) => id !== "performance")
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      .flatMap(({ id }) => audits[id] ?? [])
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, title, details }) => `${id}: ${title} ${listNodes(details)}`),
  );
  return [...new Set(failures)];
}

function listNodes(details: unknown): string {
  return [...JSON.stringify(details ?? {}).matchAll(/"snippet":"((?:[^"\\]|\\.)*)"/g)]
    .map(([, snippet = ""]) => snippet.replaceAll("\\", ""))
    .join(" | ");
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
