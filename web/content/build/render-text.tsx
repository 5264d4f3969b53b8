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

const wordsPerMinute = 220;

/** Counts words by the rules of the language: Thai and Chinese put no spaces between them. */
function countWords(text: string, language: Locale): number {
  const segments = new Intl.Segmenter(language, { granularity: "word" }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}

export function readingMinutes(text: string, language: Locale): number {
  return Math.max(1, Math.round(countWords(text, language) / wordsPerMinute));
}
