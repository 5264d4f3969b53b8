/** Builds both Workers and the browser's files, when a source is newer than what was built. */
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const sources = [
  "domain",
  "worker",
  "scraper",
  "web",
  "vite.config.ts",
  "wrangler.toml",
  "package-lock.json",
];
const built = join(root, "dist/scraper/wrangler.json");

export function ensureBuild(): void {
  if (newest(sources.map((source) => join(root, source))) <= modifiedAt(built)) return;
  console.log("Building…");
  const { status, stdout, stderr } = spawnSync(process.execPath, ["node_modules/vite/bin/vite.js", "build"], {
    cwd: root,
    encoding: "utf8",
    // A test's own NODE_ENV would build for development: another policy, another React.
    env: { ...process.env, ...quietTools, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
}

/** Keeps Cloudflare's tools from looking up the outside network. */
export const quietTools = { WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" };

function newest(paths: string[]): number {
  return Math.max(...paths.map((path) => (statSync(path).isDirectory() ? newestIn(path) : modifiedAt(path))));
}

function newestIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Math.max(0, ...entries.map((entry) => modifiedAt(join(folder, entry))));
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
