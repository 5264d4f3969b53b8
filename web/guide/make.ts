/**
 * `npm run guide [-- en th …]`: prints the guide into web/public/guide, in all languages or those named. It needs a
 * Chromium; building and deploying the site do not.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createServer } from "vite";
import { type Locale, locales } from "../../domain/languages/locales.ts";
import { parseLocale, readSourceFiles } from "../content/build/sources/source-files.ts";
import { openBrowser, printGuide } from "./print-guide.ts";
import { readPdf } from "./read-pdf.ts";

const folder = join(import.meta.dirname, "../public/guide");
const maxBytes = 3_000_000;

const named = process.argv.slice(2).map(parseLocale);
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
const browser = await openBrowser();
try {
  await mkdir(folder, { recursive: true });
  for (const language of named.length > 0 ? named : locales) await make(language);
} finally {
  await browser.close();
  await vite.close();
}

/** Printed twice: the contents can name pages only once the chapters have them. */
async function make(language: Locale): Promise<void> {
  const draft = await renderGuide(sources, language);
  const { chapters } = await readPdf(await printGuide(browser, draft.html));
  if (chapters.length !== draft.chapters.length) {
    throw new Error(`${language}: the outline has ${chapters.length} chapters of ${draft.chapters.length}`);
  }
  const { html } = await renderGuide(
    sources,
    language,
    chapters.map(({ page }) => page),
  );
  const pdf = await printGuide(browser, html);
  if (pdf.length > maxBytes) throw new Error(`${language}: ${pdf.length} bytes are too many`);
  await writeFile(join(folder, `${language}.pdf`), pdf);
  const { pages } = await readPdf(pdf);
  console.log(`${language}  ${pages} pages  ${Math.round(pdf.length / 1000)} KB`);
}
