/**
 * `npm run test:project`: the contract and the browser journeys on the Supabase project that .env.project names. Words
 * after `--` go to Playwright, such as a file. The project must be migrated, and hold no homes of its own.
 */
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { quietTools } from "../../local/ensure-build.ts";
import { addSamples, openProject, readProjectFile, refuseForeignHomes } from "./project.ts";
import { journeysToSkip } from "./skipped.ts";

const root = join(import.meta.dirname, "../..");

try {
  process.exitCode = (await run()) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const file = readProjectFile(process.env);
  const project = openProject(file);
  try {
    await refuseForeignHomes(project);
    await addSamples(project);
  } finally {
    await project.close();
  }
  const words = process.argv.slice(2);
  const results = [
    ...(words.length > 0 ? [] : [start("vitest", ["run", "--project", "unit", "tests/contract"])]),
    start("playwright", ["test", ...words]),
  ];
  const skipped = journeysToSkip(Boolean(file.MAILBOX_URL));
  let count = 0;
  for (const { file: name, reason } of skipped) {
    const text = await readFile(join(root, "tests/e2e", name), "utf8");
    const tests = text.match(/^\s*test\(/gm)?.length ?? 0;
    count += tests;
    console.log(`skipped  ${name} (${tests}): it ${reason}`);
  }
  console.log(
    `${count} journeys in ${skipped.length} files were skipped here. The contract names its own above.`,
  );
  return results.filter((status) => status !== 0).length;
}

function start(tool: string, options: string[]): number | null {
  return spawnSync(tool, options, { cwd: root, stdio: "inherit", env: { ...process.env, ...quietTools } })
    .status;
}
