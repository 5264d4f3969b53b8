import { defineConfig } from "vitest/config";

// `unit` needs no build; `workers` runs the built Workers in workerd against the embedded backend.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/**/*.workers.test.ts", "tests/e2e/**"],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: "workers",
          include: ["tests/**/*.workers.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
