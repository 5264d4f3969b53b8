/**
 * `npm run test:project`: the contract and the browser journeys on the Supabase project that .env.project names, which
 * must be migrated and hold no homes of its own. Words after `--` go to Playwright, such as a file; `tests/contract` runs the
 * contract alone, and `--embedded` takes the embedded backend for the project.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { quietTools } from "../../local/ensure-build.ts";
import { startEmbeddedProject } from "./embedded-project.ts";
import { addSamples, openProject, readProjectFile, refuseForeignHomes } from "./project.ts";
import { journeysToSkip } from "./skipped.ts";
import { listSkipped } from "./skipped-in-report.ts";

const root = join(import.meta.dirname, "../..");
const embeddedWord = "--embedded";
const contractFiles = "tests/contract";

try {
  process.exitCode = (await run(process.argv.slice(2))) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(words: string[]): Promise<number> {
  if (!words.includes(embeddedWord)) return runOn(process.env, words);
  const port = process.env["E2E_PORT"] ?? "8797";
  const project = await startEmbeddedProject(`http://localhost:${port}`);
  try {
    const environment = { ...process.env, ...project.environment };
    return await runOn(
      environment,
      words.filter((word) => word !== embeddedWord),
    );
  } finally {
    await project.close();
  }
}

async function runOn(environment: NodeJS.ProcessEnv, words: string[]): Promise<number> {
  const file = readProjectFile(environment);
  const project = openProject(file);
  try {
    await refuseForeignHomes(project);
    await addSamples(project);
  } finally {
    await project.close();
  }
  const start = (tool: string, options: string[]) => runTool(tool, options, environment);
  const runContract = () => start("vitest", ["run", "--project", "unit", contractFiles]);
  if (words.includes(contractFiles)) return runContract();
  const contract = words.length > 0 ? 0 : await runContract();
  const journeys = await start("playwright", ["test", ...words]);
  await nameSkipped(Boolean(file.MAILBOX_URL));
  return [contract, journeys].filter((status) => status !== 0).length;
}

/** By its file, or in the middle of a journey. The contract has named its own. */
async function nameSkipped(hasMailbox: boolean): Promise<void> {
  const files = journeysToSkip(hasMailbox);
  let count = 0;
  for (const { file, reason } of files) {
    const text = await readFile(join(root, "tests/e2e", file), "utf8");
    const tests = text.match(/^\s*test\(/gm)?.length ?? 0;
    count += tests;
    console.log(`skipped  ${file} (${tests}): it ${reason}`);
  }
  const single = listSkipped(JSON.parse(await readFile(join(root, "test-results/e2e.json"), "utf8")));
  for (const { title, reason } of single) console.log(`skipped  ${title}: ${reason}`);
  console.log(
    `${count} journeys in ${files.length} files were not begun, and ${single.length} others skipped. The contract names its own above.`,
  );
}

async function runTool(tool: string, options: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(tool, options, {
    cwd: root,
    stdio: "inherit",
    env: { ...environment, ...quietTools },
  });
  const [status] = await once(child, "exit");
  return typeof status === "number" ? status : 1;
}
