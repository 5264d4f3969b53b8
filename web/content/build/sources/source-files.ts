/** The source files of `web/content`, with their language, kind and page. */
import { readdirSync, readFileSync } from "node:fs";
import { isLocale, locales, type Locale } from "../../../../domain/languages/locales.ts";
import { type ArticleKind, isArticleKind } from "../../../../domain/site/article.ts";
import { isPromised } from "./promised-texts.ts";

export const contentRoot = new URL("../../", import.meta.url);

/** `file` is the path below the language: `guides/costs-and-taxes.mdx` or `faq.yaml`. */
export type SourceFile = { locale: Locale; file: string; text: string };

export function readSourceFiles(): SourceFile[] {
  return locales.flatMap((locale) => {
    const folder = new URL(`${locale}/`, contentRoot);
    return listFiles(folder).map((file) => ({
      locale,
      file,
      text: readFileSync(new URL(file, folder), "utf8"),
    }));
  });
}

function listFiles(folder: URL): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => file.endsWith(".mdx") || file.endsWith(".yaml"))
      .toSorted();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** The text of the printed guide (studio/guide). It is no page of the site. */
export const guideFile = "investor-guide.mdx";

export function isArticleFile(file: string): boolean {
  return file.endsWith(".mdx") && file !== guideFile;
}

export type ArticleName = { kind: ArticleKind; slug: string };

export function nameArticle(file: string): ArticleName {
  const [, kind, slug] = /^([a-z]+)\/([a-z0-9-]+)\.mdx$/u.exec(file) ?? [];
  if (!kind || !slug || !isArticleKind(kind))
    throw new Error(`web/content: "${file}" is not <kind>/<slug>.mdx`);
  return { kind, slug };
}

/** Whether every language must have this file. */
export function isPromisedFile(file: string): boolean {
  if (!isArticleFile(file)) return true;
  const { kind, slug } = nameArticle(file);
  return isPromised(kind, slug);
}

export function parseLocale(value: string): Locale {
  if (!isLocale(value)) throw new RangeError(`"${value}" is not one of ${locales.join(", ")}`);
  return value;
}
