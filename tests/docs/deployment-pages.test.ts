import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { admin } from "../../web/i18n/en/admin.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFile(join(root, file), "utf8");

test("The runbook has a section for every alarm", async () => {
  const runbook = await read("docs/runbook.md");
  const kinds = Object.keys(admin.alarm);
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.filter((kind) => !runbook.includes(`(\`${kind}\`)\n`))).toEqual([]);
});

test("Every script that the pages name exists", async () => {
  const pages = (await Promise.all(["docs/deploying.md", "docs/runbook.md", "README.md"].map(read))).join(
    "\n",
  );
  const { scripts } = JSON.parse(await read("package.json"));
  const named = [...pages.matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g)].map(([, name]) => name ?? "");
  expect(named).toContain("deploy:check");
  expect(named.filter((name) => !Object.hasOwn(scripts, name) && name !== "bench:")).toEqual([]);
});

test("Every file that the security page names exists", async () => {
  const page = await read("docs/security.md");
  const named = [...page.matchAll(/`((?:worker|office|scraper|domain|web|local|tests)\/[\w./-]+)`/g)].map(
    ([, file = ""]) => file,
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
