/** Vitest's reporter for `npm test`: what passed, what failed and why, and the seconds of each file, its imports included. */
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { type LayerReport, withReason } from "./layer-report.ts";

/** The file that it writes. */
export const reportVariable = "VITEST_REPORT";

export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const report: LayerReport = {
      passed: tests.filter((test) => test.result().state === "passed").length,
      failures: [
        ...modules.flatMap((module) =>
          module.errors().map(({ message }) => withReason(fileOf(module), message)),
        ),
        ...tests
          .filter((test) => test.result().state === "failed")
          .map((test) => {
            const [error] = test.result().errors ?? [];
            return withReason(`${fileOf(test.module)} › ${test.fullName}`, error?.stack ?? error?.message);
          }),
      ],
      files: modules.map((module) => ({ file: fileOf(module), seconds: secondsOf(module) })),
    };
    writeFileSync(process.env[reportVariable] ?? "vitest-report.json", JSON.stringify(report));
  }
}

const fileOf = ({ moduleId }: TestModule) => relative(".", moduleId);

function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1_000;
}
