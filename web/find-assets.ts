/** Which files of the browser's build a page needs, so that they are asked for with the HTML. */
import { clientManifest } from "virtual:client-assets";
import type { Locale } from "../domain/locales.ts";
import { frameSections } from "./i18n/load-texts.ts";
import type { PageHandle } from "./routes.tsx";

export type PageAssets = { script: string; styles: string[]; preloads: string[]; fonts: string[] };

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
    return { script: "/web/entry-development.ts", styles: ["/web/styles/app.css"], preloads: [], fonts: [] };
  }
  const files = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = clientManifest?.[key];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  const sections = [...frameSections, ...pages.flatMap(({ texts }) => texts ?? [])];
  visit(entry);
  for (const { module } of pages) visit(module);
  for (const section of sections) visit(`web/i18n/${locale}/${section}.ts`);
  const [script = "", ...preloads] = files;
  const fonts = ["heading", "text"].flatMap((face) => {
    const font = clientManifest?.[`web/fonts/${face}-${fontScripts[locale]}.woff2`];
    return font ? [`/${font.file}`] : [];
  });
  return { script, styles: [...styles], preloads, fonts };
}
