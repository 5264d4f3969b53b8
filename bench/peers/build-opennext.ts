/** Builds the list made with Next.js and OpenNext's Cloudflare adapter, in a temporary folder that later runs use again. */
import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { quietTools } from "../../local/ensure-build.ts";

const sources = join(import.meta.dirname, "opennext");
/** Not within the repository, whose lockfile Next.js would take for that of its own project. */
const folder = join(tmpdir(), "baan-tawan-opennext");
const script = join(folder, "bundled/worker.js");

/** Plain, as OpenNext's own starter makes it: no cache. Written here, because the package is not one of ours. */
const openNextConfig = `import { defineCloudflareConfig } from "@opennextjs/cloudflare";
export default defineCloudflareConfig();
`;

/** Without a lockfile: one that is made on this machine lacks the packages of others. Its versions are exact. */
export async function buildOpenNext(): Promise<{ config: string; script: string }> {
  if (newestSource() > modifiedAt(script)) {
    await cp(sources, folder, { recursive: true });
    await writeFile(join(folder, "open-next.config.ts"), openNextConfig);
    run(
      "npm",
      "install",
      "--no-package-lock",
      "--no-audit",
      "--no-fund",
      "--prefer-offline",
      "--loglevel=error",
    );
    run("npx", "opennextjs-cloudflare", "build");
    run("npx", "wrangler", "deploy", "--dry-run", "--minify", "--outdir", "bundled");
  }
  return { config: join(folder, "wrangler.json"), script };
}

function run(command: string, ...words: readonly string[]): void {
  execFileSync(command, words, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...quietTools, NEXT_TELEMETRY_DISABLED: "1" },
  });
}

function newestSource(): number {
  const names = readdirSync(sources, { recursive: true, encoding: "utf8" });
  return Math.max(...names.map((name) => modifiedAt(join(sources, name))));
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
