/**
 * `npm run guide [-- en th …]`: prints the guide into web/public/guide, in all languages or those named. It needs a
 * Chromium; building the site does not. `npm run guide -- --check` only says which printed guides are out of date.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright";
import { createServer } from "vite";
import { type Locale, locales } from "../../domain/languages/locales.ts";
import { parseLocale, readSourceFiles } from "../../web/content/build/sources/source-files.ts";
import { openBrowser, printGuide } from "./print-guide.ts";
import { fingerprintOf, notePrinted, readPrinted } from "./printed.ts";
import { readPdf } from "./read-pdf.ts";

const folder = join(import.meta.dirname, "../../web/public/guide");
const maxBytes = 3_000_000;

// Node does not run JSX, so Vite reads the components.
const vite = await createServer({
  configFile: false,
  logLevel: "warn",
  server: { middlewareMode: true, ws: false },
});
const { renderGuide } = (await vite.ssrLoadModule(
  join(import.meta.dirname, "render-guide.tsx"),
)) as typeof import("./render-guide.tsx");
const sources = readSourceFiles();
try {
  if (process.argv[2] === "--check") await check();
  else await printAll(process.argv.slice(2).map(parseLocale));
} finally {
  await vite.close();
}

async function check(): Promise<void> {
  const printed = readPrinted();
  const old: Locale[] = [];
  for (const language of locales) {
    const { html } = await renderGuide(sources, language);
    if (printed[language] !== fingerprintOf(html)) old.push(language);
  }
  if (old.length === 0) return console.log("The printed guides are up to date.");
  console.error(`The printed guides (${old.join(", ")}) are older than their texts. Run: npm run guide`);
  process.exitCode = 1;
}

async function printAll(named: readonly Locale[]): Promise<void> {
  const browser = await openBrowser();
  try {
    await mkdir(folder, { recursive: true });
    for (const language of named.length > 0 ? named : locales) await print(browser, language);
  } finally {
    await browser.close();
  }
}

/** Printed twice: the contents can name pages only once the chapters have them. */
async function print(browser: Browser, language: Locale): Promise<void> {
  const draft = await renderGuide(sources, language);
  const { chapters } = await readPdf(await printGuide(browser, draft.html));
  if (chapters.length !== draft.chapters.length) {
    throw new Error(`${language}: the outline has ${chapters.length} chapters of ${draft.chapters.length}`);
  }
  const starts = chapters.map(({ page }) => page);
  const pdf = await printGuide(browser, (await renderGuide(sources, language, starts)).html);
  if (pdf.length > maxBytes) throw new Error(`${language}: ${pdf.length} bytes are too many`);
  await writeFile(join(folder, `${language}.pdf`), pdf);
  notePrinted(language, fingerprintOf(draft.html));
  const { pages } = await readPdf(pdf);
  console.log(`${language}  ${pages} pages  ${Math.round(pdf.length / 1000)} KB`);
}
