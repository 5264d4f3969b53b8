/** The table of contents. */
import { useTranslation } from "react-i18next";
import type { Article } from "../../../domain/site/article.ts";

type ArticleContentsProps = Pick<Article, "contents" | "language">;

export function ArticleContents({ contents, language }: ArticleContentsProps) {
  const { t } = useTranslation("article");
  if (contents.length < 3) return null;
  return (
    <nav aria-labelledby="contents" className="article-contents print:hidden">
      <h2 id="contents" className="mb-3 text-sm text-quiet">
        {t("contents")}
      </h2>
      <ol className="grid gap-0.5 border-l border-line" lang={language}>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l border-transparent py-1.5 pl-4 text-sm leading-snug text-quiet hover:border-lamp hover:text-paper"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
