/**
 * Runs Lighthouse as on a phone, on five pages of the built product: `npm run lighthouse`. A page's score is the median
 * of five runs, printed with its metrics, the failed audits and the speed of the machine. Fails when a page is below
 * its goals. `npm run lighthouse -- /finance` measures only that page.
 */
import type { Result } from "lighthouse";
import { startProduct } from "../../tests/start-product.ts";
import { findPages } from "../first-view/find-pages.ts";
import { openBrowser } from "../first-view/first-view.ts";
import { type Metric, categories, findFailures, median, metrics, ratePage } from "./rate-page.ts";

const goals = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };
/** Milliseconds on Lighthouse's phone. */
const limits: Partial<Record<Metric, number>> = { "total-blocking-time": 150 };
const runs = 5;
const port = Number(process.env["LIGHTHOUSE_PORT"] ?? 55_790);
const debuggingPort = port + 1;

const product = await startProduct({ port });
const browser = await openBrowser([`--remote-debugging-port=${debuggingPort}`]);
try {
  const chosen = process.argv.slice(2);
  const { listing, article } = await findPages(product);
  const pages = chosen.length > 0 ? chosen : ["/", "/listings", listing, "/finance", article];
  for (const page of pages) await score(page);
} finally {
  await browser.close();
  await product.close();
}

async function score(page: string): Promise<void> {
  const rating = await ratePage(`http://localhost:${port}${page}`, debuggingPort, runs);
  const points = categories.map((category) => `${category} ${rating.points[category]}`);
  console.log(`\n${page}  ${points.join(", ")}`);
  const measured = Object.entries(metrics).map(([metric, name]) => {
    const value = rating.metrics[metric as Metric];
    return `${name} ${metric.endsWith("shift") ? value.toFixed(3) : `${Math.round(value)} ms`}`;
  });
  console.log(`  ${measured.join(", ")}`);
  console.log(`  ${describeMachine(rating.results)}`);
  for (const failure of findFailures(rating.results)) console.log(`  fails: ${failure}`);
  const missed = [
    ...categories.filter((category) => rating.points[category] < goals[category]),
    ...Object.entries(limits).flatMap(([metric, most]) =>
      rating.metrics[metric as Metric] > most ? [metrics[metric as Metric]] : [],
    ),
  ];
  if (missed.length === 0) return;
  console.log(`  MISSED: ${missed.join(", ")}`);
  process.exitCode = 1;
}

/** Lighthouse slows every machine by the same factor, so the result must name the machine's own speed. */
function describeMachine(results: readonly Result[]): string {
  const speed = median(results.map(({ environment }) => environment.benchmarkIndex));
  const factor = results[0]?.configSettings.throttling.cpuSlowdownMultiplier;
  const scores = results.map(({ categories }) => Math.round((categories["performance"]?.score ?? 0) * 100));
  return `machine's benchmark index ${Math.round(speed)}, slowed ${factor} times; performance of each run ${scores.join(", ")}`;
}
