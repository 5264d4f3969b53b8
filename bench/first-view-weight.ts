/**
 * The weight of a first view: `npm run bench:weight`. A browser opens each page of the build in `dist/`, as a phone and
 * as a desktop, and touches nothing. Every script it requests counts. Fails when a page's JavaScript or HTML (brotli),
 * or the site Worker (gzip), exceeds its budget.
 */
import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { load } from "cheerio";
import { type Browser, chromium } from "playwright";
import { startProduct } from "../tests/start-product.ts";
import { reportFigure } from "./report-figure.ts";

const budgets = { javascript: 120, route: 40, html: 25, worker: 430 };
const windows = {
  phone: { viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 1.75 },
  desktop: { viewport: { width: 1440, height: 900 } },
};
/** A page requests its scripts at once. This is long enough for a slow machine. */
const watchMs = 2_000;
const root = join(import.meta.dirname, "..");
const systemChromium = "/usr/bin/chromium";

const product = await startProduct();
const browser = await chromium.launch({
  ...(existsSync(systemChromium) && { executablePath: systemChromium }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
try {
  const property = await findFirst("/listings", "/property/");
  const article = await findFirst("/resources/home-buying-guides", "/resources/home-buying-guides/");
  for (const page of ["/", "/listings", property, "/finance", "/contact", article]) await weighPage(page);
} finally {
  await browser.close();
  await product.close();
}
await weighWorker();

async function read(page: string): Promise<string> {
  const response = await product.fetch(page);
  if (response.status !== 200) throw new Error(`${page} answered ${response.status}`);
  return response.text();
}

async function findFirst(page: string, folder: string): Promise<string> {
  const address = load(await read(page))(`main a[href^="${folder}"]`).attr("href");
  if (!address) throw new Error(`${page} links to nothing in ${folder}`);
  return address;
}

async function weighPage(page: string): Promise<void> {
  for (const [name, window] of Object.entries(windows)) {
    const sizes = new Map<string, number>();
    for (const file of await listScripts(browser, page, window)) {
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
  check(`${page} HTML`, brotliCompressSync(await read(page)).length, budgets.html);
}

type Window = NonNullable<Parameters<Browser["newContext"]>[0]>;

async function listScripts(browser: Browser, address: string, window: Window): Promise<Set<string>> {
  const context = await browser.newContext(window);
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  await page.goto(product.url + address, { waitUntil: "networkidle" });
  await page.waitForTimeout(watchMs);
  await context.close();
  return scripts;
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
