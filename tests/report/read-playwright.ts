/** Reads Playwright's own report of the journeys. */
import { type FileTime, type LayerReport, withReason } from "./layer-report.ts";

type PlaywrightReport = {
  stats: { expected: number; flaky: number };
  suites: Suite[];
};
type Suite = {
  file: string;
  specs: { title: string; ok: boolean; tests: { results: Result[] }[] }[];
  suites?: Suite[];
};
type Result = { duration: number; error?: { message: string } };

export function readPlaywright({ stats, suites }: PlaywrightReport): LayerReport {
  const all = suites.flatMap(withInner);
  return {
    passed: stats.expected + stats.flaky,
    failures: all.flatMap(failedSpecs),
    files: sumByFile(all),
  };
}

const withInner = (suite: Suite): Suite[] => [suite, ...(suite.suites ?? []).flatMap(withInner)];

function failedSpecs({ file, specs }: Suite): string[] {
  return specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return withReason(`${file} › ${title}`, errors[0]);
    });
}

/** Each test's hooks and fixtures count. */
function sumByFile(suites: Suite[]): FileTime[] {
  const byFile = Object.entries(Object.groupBy(suites, ({ file }) => file));
  return byFile.map(([file, ofFile = []]) => {
    const results = ofFile.flatMap(({ specs }) =>
      specs.flatMap(({ tests }) => tests.flatMap((one) => one.results)),
    );
    return {
      file: `tests/e2e/${file}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    };
  });
}
