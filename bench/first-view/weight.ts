/**
 * The weight of a first view: `npm run bench:weight`. A browser opens each page of the build in `dist/`, as a phone and
 * as a desktop, and touches nothing. Every script it requests counts. Fails when a page's JavaScript or HTML (brotli),
 * or the site Worker (gzip), exceeds its budget.
 */
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { reportFigure } from "../report-figure.ts";
import { openFirstViews, type Window, watchMs, windows } from "./first-view.ts";

const budgets = { javascript: 125, route: 40, html: 25, worker: 430 };
const root = join(import.meta.dirname, "../..");

const views = await openFirstViews();
try {
  for (const page of views.pages) await weighPage(page);
} finally {
  await views.close();
}
await weighWorker();

async function weighPage(page: string): Promise<void> {
  for (const [name, window] of Object.entries(windows)) {
    const sizes = new Map<string, number>();
    for (const file of await listScripts(page, window)) {
      sizes.set(file, brotliCompressSync(await readFile(join(root, "dist/client", file))).length);
    }
    if (![...sizes.keys()].some((file) => file.includes("/browser-"))) {
      throw new Error(`${page} did not request its scripts within ${watchMs} ms`);
    }
    const [entry = 0, ...others] = [...sizes.values()].toSorted((a, b) => b - a);
    check(`${page} JavaScript, ${name}`, entry + sum(others), budgets.javascript);
    check(`${page} without the shared file, ${name}`, sum(others), budgets.route);
    if (!process.argv.includes("--files")) continue;
    for (const [file, size] of [...sizes].toSorted((a, b) => b[1] - a[1]))
      console.log(`    ${kb(size)}  ${file}`);
  }
  check(`${page} HTML`, brotliCompressSync(await views.read(page)).length, budgets.html);
}

async function listScripts(page: string, window: Window): Promise<Set<string>> {
  const paths = (await views.watch(page, window)).map(({ path }) => path);
  return new Set(paths.filter((path) => path.endsWith(".js")));
}

/** As the platform counts it: all modules together. */
async function weighWorker(): Promise<void> {
  const modules: Buffer[] = [];
  for await (const file of glob("dist/site/**/*.js", { cwd: root })) {
    modules.push(await readFile(join(root, file)));
  }
  check("The site's Worker, gzip", gzipSync(Buffer.concat(modules)).length, budgets.worker);
}

function check(figure: string, bytes: number, budget: number): void {
  reportFigure({ figure, value: bytes / 1024, unit: "KB", atMost: budget });
}

function sum(sizes: Iterable<number>): number {
  return [...sizes].reduce((total, size) => total + size, 0);
}

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1).padStart(6);
}
