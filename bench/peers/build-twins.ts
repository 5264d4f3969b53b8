/** Builds the three twins of our list of homes, outside the repository's own files. */
import { execFileSync } from "node:child_process";
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { type ListContent, withoutScripts } from "./read-cards.ts";

const here = import.meta.dirname;
const root = join(here, "../..");
const ours = join(root, "dist/client");
const built = join(root, "node_modules/.cache/peers");

export type Twins = { next: string; client: string; static: string };

export async function buildTwins(html: string, content: ListContent): Promise<Twins> {
  const twins = { next: join(built, "next"), client: join(built, "client"), static: join(built, "static") };
  await rm(twins.client, { recursive: true, force: true });
  await rm(twins.static, { recursive: true, force: true });
  await buildNext(twins.next);
  await build({
    configFile: false,
    root: join(here, "client"),
    publicDir: false,
    plugins: [react()],
    build: { outDir: twins.client, emptyOutDir: true },
    logLevel: "warn",
  });
  await copyFiles(twins.client);
  await writeFile(join(twins.client, "cards.json"), JSON.stringify(content));
  await copyFiles(twins.static);
  await writeFile(join(twins.static, "index.html"), withoutScripts(html));
  return twins;
}

/** Without a lockfile: one that is made on this machine lacks the packages of others. Its versions are exact. */
async function buildNext(folder: string): Promise<void> {
  await cp(join(here, "next"), folder, { recursive: true });
  await copyFiles(join(folder, "public"));
  const run = (command: string, words: readonly string[]) =>
    execFileSync(command, words, {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    });
  run("npm", ["install", "--no-package-lock", "--no-audit", "--no-fund"]);
  run("npx", ["next", "build"]);
}

/** Our styles under a fixed name, our fonts and pictures. */
async function copyFiles(to: string): Promise<void> {
  await mkdir(join(to, "assets"), { recursive: true });
  await cp(join(ours, "pictures"), join(to, "pictures"), { recursive: true });
  for (const name of await readdir(join(ours, "assets"))) {
    const isOurs = name.endsWith(".css") || name.endsWith(".woff2");
    if (isOurs) await cp(join(ours, "assets", name), join(to, "assets", name));
    if (/^browser-.*\.css$/.test(name)) await cp(join(ours, "assets", name), join(to, "site.css"));
  }
}
