/** The MDX of the guide → HTML. It has components that no text of the site has (guide-components.tsx). */
import { evaluate } from "@mdx-js/mdx";
import type { MDXComponents, MDXModule } from "mdx/types";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";
import remarkGfm from "remark-gfm";
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
