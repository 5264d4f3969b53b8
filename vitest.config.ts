import { defineConfig } from "vitest/config";

// `unit` needs no build; `workers` runs the built Workers in workerd against the embedded backend.
// The time-outs end what hangs, far beyond what a busy machine takes; how long things take is judged by `npm run bench`.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/**/*.workers.test.ts", "tests/e2e/**"],
          setupFiles: "tests/draw-the-same.ts",
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "workers",
          include: ["tests/**/*.workers.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Some hold what the product promises in seconds and megabytes: nothing else runs meanwhile.
          fileParallelism: false,
        },
      },
    ],
  },
});
