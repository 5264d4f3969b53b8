/**
 * `npm run deploy:check`: says what a deployment lacks, and how to mend it. `--before` leaves out what deploying itself
 * brings about. `--folder` has other copies of the three wrangler.toml files. Ends with 1 if there is an error.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checks } from "./checks.ts";
import { readDeployment } from "./read-deployment.ts";
import { runChecks } from "./run-checks.ts";
import { writeReport } from "./write-report.ts";

const { values } = parseArgs({
  options: {
    before: { type: "boolean", default: false },
    folder: { type: "string", default: join(import.meta.dirname, "../..") },
  },
});
const deployment = readDeployment(values.folder, process.env);
try {
  const chosen = checks.filter(({ when }) => !values.before || when === "before");
  const { lines, errors, warnings } = writeReport(await runChecks(chosen, deployment));
  for (const line of lines) console.log(line);
  console.log(`\n${errors} errors, ${warnings} warnings.`);
  process.exitCode = errors > 0 ? 1 : 0;
} finally {
  await deployment.close();
}
