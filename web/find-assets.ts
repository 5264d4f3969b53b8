/** Which files of the browser's build a page needs. */
import { clientManifest } from "virtual:client-assets";
import type { Locale } from "../domain/locales.ts";
import { frameSections } from "./i18n/load-texts.ts";
import type { PageHandle } from "./routes.tsx";

export type PageAssets = {
  /** Asks for the scripts when the page has been painted. */
  starter: string;
  /** The first takes the page over; the others are what it will import. */
  scripts: string[];
  styles: string[];
  fonts: string[];
};

const starter = "web/ask-for-scripts.ts";
const entry = "web/entry-client.tsx";

/** The script of a language's two font files, as web/styles/fonts.css chooses them. */
const fontScripts: Record<Locale, "latin" | "cyrillic" | "thai"> = {
  en: "latin",
  de: "latin",
  fr: "latin",
  zh: "latin",
  ru: "cyrillic",
  th: "thai",
};

export function findAssets(locale: Locale, pages: readonly PageHandle[]): PageAssets {
  if (!clientManifest) {
    return {
      starter: `/${starter}`,
      scripts: ["/web/entry-development.ts"],
      styles: ["/web/styles/app.css"],
      fonts: [],
    };
  }
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = clientManifest?.[key];
    if (!chunk || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  const sections = [...frameSections, ...pages.flatMap(({ texts }) => texts ?? [])];
  visit(entry);
  for (const { module } of pages) visit(module);
  for (const section of sections) visit(`web/i18n/${locale}/${section}.ts`);
  const fonts = ["heading", "text"].flatMap((face) => {
    const font = clientManifest?.[`web/fonts/${face}-${fontScripts[locale]}.woff2`];
    return font ? [`/${font.file}`] : [];
  });
  return {
    starter: `/${clientManifest[starter]?.file}`,
    scripts: [...scripts],
    styles: [...styles],
    fonts,
  };
}
