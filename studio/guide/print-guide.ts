/** Prints a document with Chromium. Its pictures, drawings and fonts come from this repository, never from a network. */
import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type Page, type Route, chromium } from "playwright";
import sharp from "sharp";
import { fixWeight, splitWeights } from "./guide-fonts.ts";
import { findChromium } from "../../tests/system-chromium.ts";

const root = join(import.meta.dirname, "../..");
/** Answered by `answer`, never asked on a network. */
const origin = "http://guide.invalid";
const systemChromium = findChromium();

const folders: Record<string, string> = {
  guide: "studio/guide",
  fonts: "web/fonts",
  pictures: "web/public/pictures",
  drawings: "web/public/drawings",
  "noto-sans-sc": "node_modules/@fontsource-variable/noto-sans-sc",
};

const types: Record<string, string> = {
  css: "text/css",
  svg: "image/svg+xml",
  webp: "image/jpeg",
  woff2: "font/woff2",
};

export function openBrowser(): Promise<Browser> {
  return chromium.launch(systemChromium ? { executablePath: systemChromium } : {});
}

export async function printGuide(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.route("**/*", (route) => answer(route, html));
    const missing = collectFailures(page);
    await page.goto(`${origin}/`, { waitUntil: "load" });
    await page.evaluate(loadFonts);
    if (missing.length > 0) throw new Error(`The guide lacks ${missing.join(", ")}`);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  } finally {
    await page.close();
  }
}

/** The page numbers' font too: it is not asked for before the printing, which does not wait for it. */
async function loadFonts(): Promise<void> {
  const ours = [...document.fonts].filter(({ family }) => !family.includes("Noto"));
  await Promise.all(ours.map((font) => font.load()));
  await document.fonts.ready;
}

function collectFailures(page: Page): string[] {
  const missing: string[] = [];
  page.on("requestfailed", (request) => missing.push(request.url()));
  return missing;
}

async function answer(route: Route, html: string): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  if (pathname === "/") return route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
  const [, folder = "", ...rest] = pathname.split("/");
  const place = folders[folder];
  const type = types[pathname.split(".").at(-1) ?? ""];
  if (!place || !type) return route.abort();
  const file = join(root, place, ...rest);
  if (!existsSync(file)) return route.abort();
  const bytes = await readFile(file);
  const body = async () => {
    if (pathname.endsWith(".webp")) return toJpeg(bytes);
    const weight = searchParams.get("weight");
    if (weight) return fixWeight(bytes, html, Number(weight));
    return pathname.endsWith("/index.css") ? splitWeights(bytes.toString()) : bytes;
  };
  return route.fulfill({ contentType: type, body: await body() });
}

/** A PDF holds JPEG as it is. It would unpack WebP into many times the size. */
function toJpeg(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: 1100, withoutEnlargement: true })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
