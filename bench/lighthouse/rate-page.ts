/** Several Lighthouse runs of one address as on a phone, and the median of each score and metric. */
import lighthouse, { type Result } from "lighthouse";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

/** Milliseconds, and the shift's own measure. */
export const metrics = {
  "first-contentful-paint": "first paint",
  "largest-contentful-paint": "largest paint",
  "speed-index": "speed index",
  "total-blocking-time": "blocked",
  "max-potential-fid": "longest wait",
  "cumulative-layout-shift": "shift",
} as const;
export type Metric = keyof typeof metrics;

export type Rating = {
  points: Record<Category, number>;
  metrics: Record<Metric, number>;
  results: Result[];
};

export async function ratePage(url: string, debuggingPort: number, runs: number): Promise<Rating> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port: debuggingPort, onlyCategories: [...categories] });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    results.push(result.lhr);
  }
  const medianOf = (read: (result: Result) => number) => median(results.map(read));
  return {
    points: fill(categories, (category) =>
      Math.round(medianOf((result) => result.categories[category]?.score ?? 0) * 100),
    ),
    metrics: fill(Object.keys(metrics) as Metric[], (metric) =>
      medianOf(({ audits }) => audits[metric]?.numericValue ?? Number.NaN),
    ),
    results,
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function fill<Name extends string>(names: readonly Name[], read: (name: Name) => number) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;
}

/** Failed audits outside the performance category. */
export function findFailures(results: readonly Result[]): string[] {
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
