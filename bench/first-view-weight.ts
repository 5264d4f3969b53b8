/**
 * What a first view weighs, read from the build that lies in `dist/`: `npm run bench:weight`.
 * Fails when a page's JavaScript or HTML (brotli), or the site's Worker (gzip), is beyond its budget.
 */
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { load } from "cheerio";
import { parseAst } from "vite";
import { startProduct } from "../tests/start-product.ts";
import { reportFigure } from "./report-figure.ts";

const budgets = { javascript: 120, html: 25, worker: 400 };
const root = join(import.meta.dirname, "..");

const pages = await renderPages();
for (const [page, html] of pages) await weighPage(page, html);
await weighWorker();

/** The pages as the built Worker renders them, the first listed home and article among them. */
async function renderPages(): Promise<Map<string, string>> {
  const product = await startProduct();
  const read = async (page: string) => {
    const response = await product.fetch(page);
    if (response.status !== 200) throw new Error(`${page} answered ${response.status}`);
    return response.text();
  };
  const findFirst = async (page: string, folder: string) => {
    const address = load(await read(page))(`main a[href^="${folder}"]`).attr("href");
    if (!address) throw new Error(`${page} links to nothing in ${folder}`);
    return address;
  };
  try {
    const property = await findFirst("/listings", "/property/");
    const article = await findFirst("/resources/home-buying-guides", "/resources/home-buying-guides/");
    const rendered = new Map<string, string>();
    for (const page of ["/", "/listings", property, "/finance", "/contact", article]) {
      rendered.set(page, await read(page));
    }
    return rendered;
  } finally {
    await product.close();
  }
}

async function weighPage(page: string, html: string): Promise<void> {
  const $ = load(html);
  const asked = $('script[type="module"], link[rel="modulepreload"]')
    .toArray()
    .flatMap((element) => $(element).attr("src") ?? $(element).attr("href") ?? []);
  const files = new Map<string, number>();
  for (const file of asked) await addScript(file, files);
  if (files.size === 0) throw new Error(`${page} asks for no script`);
  check(`${page} JavaScript`, sum(files.values()), budgets.javascript);
  check(`${page} HTML`, brotliCompressSync(html).length, budgets.html);
  if (!process.argv.includes("--files")) return;
  for (const [file, size] of [...files].toSorted((a, b) => b[1] - a[1]))
    console.log(`    ${kb(size)}  ${file}`);
}

/** A file and all that it imports before it runs. */
async function addScript(file: string, files: Map<string, number>): Promise<void> {
  if (files.has(file)) return;
  const text = await readFile(join(root, "dist/client", file), "utf8");
  files.set(file, brotliCompressSync(text).length);
  for (const statement of parseAst(text).body) {
    if (!("source" in statement) || !statement.source) continue;
    await addScript(new URL(statement.source.value, `http://site.test${file}`).pathname, files);
  }
}

async function weighWorker(): Promise<void> {
  const sizes: number[] = [];
  for await (const file of glob("dist/site/**/*.js", { cwd: root }))
    sizes.push(gzipSync(await readFile(join(root, file))).length);
  check("The site's Worker, gzip", sum(sizes), budgets.worker);
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
