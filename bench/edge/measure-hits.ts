/** Loads two Workers in turn and compares requests per second and processor time per request, as ratios of medians. */
import autocannon from "autocannon";
import { median, processorMs } from "./processor-time.ts";

type Target = {
  url: string;
  pid: number;
  /** Asked for in turn. */
  paths: readonly string[];
};

type Effort = { rounds: number; secondsEach: number; encoding?: string };

const connections = 16;

export async function measureHits(
  [ours, bare]: readonly [Target, Target],
  { rounds, secondsEach, encoding = "identity" }: Effort = { rounds: 5, secondsEach: 3 },
): Promise<{ ratio: number; processorRatio: number }> {
  for (const target of [ours, bare]) await load(target, 1, encoding);
  const results: { ours: Load; bare: Load }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({
      ours: await load(ours, secondsEach, encoding),
      bare: await load(bare, secondsEach, encoding),
    });
  }
  const of = (worker: "ours" | "bare", figure: keyof Load) =>
    median(results.map((round) => round[worker][figure]));
  console.log(
    `  ours ${of("ours", "perSecond").toFixed(0)}/s at ${of("ours", "processorMs").toFixed(3)} ms, bare ${of("bare", "perSecond").toFixed(0)}/s at ${of("bare", "processorMs").toFixed(3)} ms per request`,
  );
  return {
    ratio: of("ours", "perSecond") / of("bare", "perSecond"),
    processorRatio: of("ours", "processorMs") / of("bare", "processorMs"),
  };
}

type Load = { perSecond: number; processorMs: number };

async function load({ url, pid, paths }: Target, seconds: number, encoding: string): Promise<Load> {
  const before = processorMs(pid);
  const startedAt = performance.now();
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { "accept-encoding": encoding },
    requests: paths.map((path) => ({ path })),
  });
  const took = (performance.now() - startedAt) / 1000;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} requests failed`);
  const answered = result["2xx"];
  return { perSecond: answered / took, processorMs: (processorMs(pid) - before) / answered };
}
