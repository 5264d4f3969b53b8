import { defineConfig } from "vitest/config";
import { postgresMajors } from "./tests/postgres/find-postgres.ts";
import { testWorkers } from "./tests/test-workers.ts";
import { pictures } from "./web/pictures/vite-pictures.ts";

/** For the test that reads the routes of the site Worker itself: it renders no page. */
const withoutPages = {
  name: "without-pages",
  resolveId: (id: string) => (/^virtual:(web-app|client-assets)$/.test(id) ? `\0${id}` : undefined),
  load: (id: string) =>
    /^\0virtual:(web-app|client-assets)$/.test(id)
      ? "export const clientManifest = undefined; export const render = undefined;"
      : undefined,
};

/**
 * Each worker loads the modules, and compiles Postgres, once for all its files instead of once for each. Nearly half of
 * the processor time of the files with a database went there.
 */
const inOneProcess = { isolate: false, setupFiles: "tests/leave-nothing-behind.ts" };

// `unit` needs no build. `postgres-…` runs SQL on real servers with many connections, which the embedded one does not
// have. `workers` runs the built Workers in workerd against the embedded backend, and `alone` those of them that
// measure.
// The time-outs only end a hanging test and are far longer than a busy machine needs. `npm run bench` measures speed.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [pictures()],
        test: {
          name: "unit",
          ...inOneProcess,
          include: ["tests/**/*.test.ts"],
          exclude: [
            "tests/**/*.{workers,alone}.test.ts",
            "tests/e2e/**",
            "tests/postgres/**",
            "tests/faults/**",
          ],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: testWorkers,
        },
      },
      ...postgresMajors.map((major) => ({
        test: {
          name: `postgres-${major}`,
          include: ["tests/postgres/**/*.test.ts"],
          globalSetup: "tests/postgres/global-setup.ts",
          provide: { postgresMajor: major },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Each test has eight connections, and the product ends a statement that takes too long.
          maxWorkers: 1,
        },
      })),
      {
        plugins: [pictures(), withoutPages],
        test: {
          name: "workers",
          ...inOneProcess,
          include: ["tests/**/*.workers.test.ts"],
          globalSetup: "tests/build-first.ts",
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: testWorkers,
        },
      },
      {
        test: {
          name: "alone",
          include: ["tests/**/*.alone.test.ts"],
          globalSetup: "tests/build-first.ts",
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // These tests check promises in seconds and megabytes, so nothing else may run at the same time.
          fileParallelism: false,
        },
      },
      {
        // Kills, full disks and jumping clocks: `npm run test:faults`, not `npm test`.
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
