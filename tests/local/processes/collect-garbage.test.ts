import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterEach, expect, test, vi } from "vitest";
import { collectGarbageEarly } from "../../../local/processes/collect-garbage.ts";

afterEach(() => vi.unstubAllEnvs());

async function startEmptyWorker(): Promise<void> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({ modules: true, script: "export default {};", telemetry: { enabled: false } }),
  );
  try {
    await miniflare.ready;
  } finally {
    await miniflare.dispose();
  }
}

test("workerd knows the flags for its heaps", async () => {
  vi.stubEnv("MINIFLARE_WORKERD_V8_FLAGS", undefined);
  collectGarbageEarly();
  expect(process.env["MINIFLARE_WORKERD_V8_FLAGS"]).toContain("--initial-heap-size=");
  await startEmptyWorker();
});

test("Miniflare hands workerd the flags: with an unknown one it does not start", async () => {
  vi.stubEnv("MINIFLARE_WORKERD_V8_FLAGS", "--no-such-flag");
  collectGarbageEarly();
  await expect(startEmptyWorker()).rejects.toThrow("failed to start");
});
