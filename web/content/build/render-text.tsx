/** MDX → HTML, at build time. A text is compiled once and rendered for each language it is shown under. */
import { evaluate } from "@mdx-js/mdx";
import type { MDXComponents, MDXModule } from "mdx/types";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";
import remarkGfm from "remark-gfm";
import type { Locale } from "../../../domain/languages/locales.ts";
import { createComponents } from "./components/article-components.tsx";
import type { PageContext } from "./components/page-context.ts";

const compiled = new Map<string, Promise<MDXModule>>();

/** `own` are components that the text has besides those of articles, or in their place. */
export async function renderText(
  body: string,
  name: string,
  page: PageContext,
  own: MDXComponents = {},
): Promise<string> {
  const known = compiled.get(body) ?? evaluate(body, { ...runtime, remarkPlugins: [remarkGfm] });
  compiled.set(body, known);
  try {
    const { default: Content } = await known;
    return renderToStaticMarkup(<Content components={{ ...createComponents(page), ...own }} />);
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** What a reader sees, without tags, source numbers and hidden definitions. */
export function plainText(html: string): string {
  return (
    html
      .replace(/<sup>.*?<\/sup>/gu, "")
      .replace(/<span class="term-note".*?<\/span><\/span>/gu, "")
      // Inline tags do not separate words. All others do.
      .replace(/<\/?(?:a|span|strong|em|code|time)\b[^>]*>/gu, "")
      .replace(/<[^>]+>/gu, " ")
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&")
      .replace(/\s+/gu, " ")
      .trim()
  );
}

const wordsPerMinute = 220;

/** Counts words by the rules of the language: Thai and Chinese put no spaces between them. */
function countWords(text: string, language: Locale): number {
  const segments = new Intl.Segmenter(language, { granularity: "word" }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}

export function readingMinutes(text: string, language: Locale): number {
  return Math.max(1, Math.round(countWords(text, language) / wordsPerMinute));
}
