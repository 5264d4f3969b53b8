/** Which files of the browser's build a page needs. */
import type { Locale } from "../../domain/languages/locales.ts";
import { frameSections, textFile } from "../i18n/texts.ts";
import type { PageRow } from "../routing/pages.ts";
import { type ClientManifest, entryFiles } from "./entry-files.ts";

export type PageAssets = {
  /** Asks for the scripts when the page has been painted. */
  starter: string;
  /** The first takes the page over; the others are what it will import. */
  scripts: string[];
  styles: string[];
  fonts: string[];
};

/** The script of a language's two font files, as web/styles/fonts.css chooses them. */
const fontScripts: Record<Locale, "latin" | "cyrillic" | "thai"> = {
  en: "latin",
  de: "latin",
  fr: "latin",
  zh: "latin",
  ru: "cyrillic",
  th: "thai",
};

/** A page that is not in the table is made of the frame's files alone. A file that was not built is an error. */
export function listAssets(
  manifest: ClientManifest,
  locale: Locale,
  page: Pick<PageRow, "file" | "texts"> | undefined,
): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const find = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The browser's build has no ${key}.`);
    return chunk;
  };
  const visit = (key: string) => {
    const { file, css = [], imports = [] } = find(key);
    if (scripts.has(`/${file}`)) return;
    scripts.add(`/${file}`);
    for (const style of css) styles.add(`/${style}`);
    for (const imported of imports) visit(imported);
  };
  visit(entryFiles.browser);
  if (page) visit(`web/pages/${page.file}.tsx`);
  for (const section of [...frameSections, ...(page?.texts ?? [])]) {
    visit(`web/i18n/${textFile(locale, section)}`);
  }
  return {
    starter: `/${find(entryFiles.starter).file}`,
    scripts: [...scripts],
    styles: [...styles],
    fonts: ["heading", "text"].map(
      (face) => `/${find(`web/fonts/${face}-${fontScripts[locale]}.woff2`).file}`,
    ),
  };
}
