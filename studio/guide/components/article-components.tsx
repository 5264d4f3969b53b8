/** The components of articles that the guide includes, on paper. On the site they are domain/texts/articles/render-article.ts. */
import type { MDXComponents } from "mdx/types";
import { type ComponentProps, type ReactNode, isValidElement } from "react";
import { localisePath } from "../../../domain/languages/locales.ts";
import { createFigureComponents } from "./figure-components.tsx";
import { createOwnerComponents } from "./owner-components.tsx";
import type { PageContext } from "./page-context.ts";

export function createComponents(page: PageContext): MDXComponents {
  const { locale, texts, glossary, contents, explainedTerms } = page;

  function Heading({ children }: ComponentProps<"h2">) {
    const title = textOf(children);
    const id = uniqueId(title);
    contents.push({ id, title });
    return <h2 id={id}>{children}</h2>;
  }

  function uniqueId(title: string): string {
    const id = title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "");
    return contents.some((other) => other.id === id) ? `${id}-${contents.length}` : id;
  }

  function TextLink({ href = "", children }: ComponentProps<"a">) {
    if (href.startsWith("/")) return <a href={localisePath(href, locale)}>{children}</a>;
    if (href.startsWith("#")) return <a href={href}>{children}</a>;
    return (
      <a href={href} rel="noopener">
        {children}
      </a>
    );
  }

  /** The first use of a term carries its definition, shown on hover and focus. Later uses are only links. */
  function Term({ id, children }: { id: string; children: ReactNode }) {
    const entry = glossary.get(id);
    if (!entry) throw new RangeError(`The glossary has no term "${id}"`);
    const href = `${localisePath("/resources/glossary", locale)}#${id}`;
    if (explainedTerms.has(id)) return <a href={href}>{children}</a>;
    explainedTerms.add(id);
    return (
      <span className="term">
        <a href={href} aria-describedby={`term-${id}`}>
          {children}
        </a>
        <span className="term-note" role="tooltip" id={`term-${id}`}>
          {entry.definition} <span lang="th">{entry.thai}</span>
        </span>
      </span>
    );
  }

  return {
    ...createFigureComponents(page),
    ...createOwnerComponents(page),
    h2: Heading,
    a: TextLink,
    // If it scrolls, web/features/reading/enhance/enhance-tables.ts makes it reachable by keyboard.
    table: ({ children }: ComponentProps<"table">) => (
      <div className="table-scroll" data-label={texts.table}>
        <table>{children}</table>
      </div>
    ),
    // The empty corner of a table with row headings is not a heading.
    th: ({ children, style }: ComponentProps<"th">) => {
      const Cell = children ? "th" : "td";
      return <Cell style={style}>{children}</Cell>;
    },
    Term,
    Callout: ({ kind, children }: { kind: "note" | "warning" | "law"; children: ReactNode }) => (
      <aside className={`callout callout-${kind}`}>{children}</aside>
    ),
    Steps: ({ children }: { children: ReactNode }) => <div className="steps">{children}</div>,
    Checklist: ({ id, children }: { id: string; children: ReactNode }) => (
      <div className="checklist" data-checklist={id}>
        {children}
      </div>
    ),
    Figure: ({ src, alt, children }: { src: string; alt: string; children?: ReactNode }) => (
      <figure>
        <img src={src} alt={alt} loading="lazy" />
        {children && <figcaption>{children}</figcaption>}
      </figure>
    ),
    Calculator: ({ to }: { to: "simulator" | "budget" | "compare" }) => (
      <p className="calculator">
        <a href={localisePath(`/finance#want-${to}`, locale)}>{texts.calculators[to]}</a>
      </p>
    ),
  };
}

function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return "";
}
