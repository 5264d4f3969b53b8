/**
 * `npm run deploy`: checks, builds and tries all three Workers before anything is changed, then migrates, then deploys.
 * A step that failed is repeated with `--from STEP`, and nothing before it runs again.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/** The site comes last: it may call what the others have new. */
const workers = ["office", "scraper", "site"];

const steps = new Map<string, string[]>([
  ["check", ["npm run deploy:check -- --before"]],
  ["guide", ["npm run guide -- --check"]],
  ["build", ["vite build --logLevel warn"]],
  ["dry-run", workers.map((worker) => `wrangler deploy --dry-run -c dist/${worker}/wrangler.json`)],
  ["migrate", ["npm run migrate"]],
  ...workers.map((worker): [string, string[]] => [
    worker,
    [`wrangler deploy -c dist/${worker}/wrangler.json`],
  ]),
]);
const names = [...steps.keys()];
const usage = `Usage: npm run deploy -- [--from ${names.join("|")}] [--show]`;

const { from = "check", show } = readOptions();
const start = names.indexOf(from);
if (start < 0) endWith(`${usage}\nThere is no step "${from}".`);
if (start === 0) {
  console.log(
    "Before this, try the same commit on a staging project: npm run test:project (docs/deploying.md, step 7).",
  );
}
for (const [index, [name, commands]] of [...steps].entries()) {
  if (index < start) continue;
  console.log(`\n${index + 1}/${names.length} ${name}`);
  for (const command of commands) {
    console.log(`  ${command}`);
    if (show) continue;
    // npm puts node_modules/.bin on the path.
    const { status } = spawnSync(command, { stdio: "inherit", shell: true });
    if (status !== 0) endWith(explain(name));
  }
}

function explain(name: string): string {
  const changed = names.indexOf(name) > names.indexOf("migrate");
  const state = changed
    ? "The database is migrated, and the Workers before this one are deployed. The older ones run on it."
    : "No Worker was deployed. A migration that failed has changed nothing.";
  return `\nThe step "${name}" failed. ${state}\nWhen it is mended: npm run deploy -- --from ${name}`;
}

function endWith(message: string): void {
  console.error(message);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({ options: { from: { type: "string" }, show: { type: "boolean" } } }).values;
  } catch (error) {
    endWith(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    throw error;
  }
}
