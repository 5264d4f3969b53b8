/** Lists the files of the browser's build that a page needs. */
import type { Locale } from "../../domain/languages/locales.ts";
import { frameSections, listOfLanguage, textFile } from "../i18n/texts.ts";
import type { PageRow } from "../routing/pages.ts";
import { isAdminPath } from "../routing/paths.ts";
import { type ClientManifest, entryFiles } from "./entry-files.ts";

export type PageAssets = {
  /** Requests the scripts after the first paint. */
  starter: string;
  /** The first hydrates the page; the others are what it imports. */
  scripts: string[];
  styles: string[];
  fonts: string[];
};

/** The script of each language's two font files. web/styles/fonts.css makes the same choice. */
const fontScripts: Record<Locale, "latin" | "cyrillic" | "thai"> = {
  en: "latin",
  de: "latin",
  fr: "latin",
  zh: "latin",
  ru: "cyrillic",
  th: "thai",
};

/** A page that is not in the table needs only the frame's files. A file missing from the build is an error. */
export function listAssets(
  manifest: ClientManifest,
  locale: Locale,
  page: Pick<PageRow, "path" | "file" | "texts"> | undefined,
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
  if (page && isAdminPath(page.path)) visit("web/routing/admin-pages.ts");
  for (const section of [...frameSections, ...(page?.texts ?? [])]) {
    const file = textFile(locale, section);
    visit(`web/i18n/${listOfLanguage(file)}`);
    visit(`web/i18n/${file}`);
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
