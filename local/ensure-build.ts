/** Builds the Workers and the browser's files when a source is newer than the last build. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const sources = [
  "domain",
  "worker",
  "office",
  "scraper",
  "web",
  "vite.config.ts",
  "wrangler.toml",
  "package-lock.json",
];
const built = join(root, "dist/scraper/wrangler.json");
/** What `npm run types` writes beside the sources. */
const typesBuild = ".tsbuildinfo";

export async function ensureBuild(): Promise<void> {
  if (newest(sources.map((source) => join(root, source))) <= modifiedAt(built)) return;
  console.log("Building…");
  const build = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "build"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    // The NODE_ENV of a test would make a development build, with another content policy and another React.
    env: { ...process.env, ...quietTools, NODE_ENV: "production" },
  });
  let output = "";
  for (const stream of [build.stdout, build.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [code] = await once(build, "close");
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}

/** Keeps Cloudflare's tools off the outside network. */
export const quietTools = { WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" };

function newest(paths: string[]): number {
  return Math.max(...paths.map((path) => (statSync(path).isDirectory() ? newestIn(path) : modifiedAt(path))));
}

function newestIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (entry) => !entry.endsWith(typesBuild),
  );
  return Math.max(0, ...entries.map((entry) => modifiedAt(join(folder, entry))));
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
