/** A whole text, in the frame that all articles, guides, posts and plain pages share. */
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import type { Article } from "../../../domain/site/article.ts";
import { fillFigures } from "../../content/fill-facts.ts";
import { writtenOf } from "../../i18n/create-i18n.ts";
import { ArticleBody } from "./article-body.tsx";
import { ArticleContents } from "./article-contents.tsx";
import { ArticleFigures } from "./article-figures.tsx";
import { ArticleHeader } from "./article-header.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import { RelatedPages } from "./related-pages.tsx";
import "../../styles/article.css";

type ArticleViewProps = {
  article: Article;
  back?: { to: string; label: string };
  /** A wide picture under the title. */
  picture?: ReactNode;
  /** Shown between the text and the links to other pages. */
  children?: ReactNode;
};

export function ArticleView({ article, back, picture, children }: ArticleViewProps) {
  const { facts } = writtenOf(useI18n());
  return (
    <article className="article">
      <div className={article.picture ? "article-top" : undefined}>
        <ArticleHeader article={article} {...(back && { back })} />
        {article.picture && (
          <ArticlePicture
            src={article.picture}
            sizes="(min-width: 64rem) 560px, 100vw"
            className="aspect-40/21 w-full rounded-card print:hidden"
          />
        )}
      </div>
      {picture}
      <div className="article-columns">
        <ArticleContents contents={article.contents} language={article.language} />
        <div className="grid grid-cols-1 content-start gap-16">
          <ArticleBody
            html={article.html}
            language={article.language}
            page={`${article.kind}/${article.slug}`}
            key={article.path}
          />
          <ArticleFigures
            figures={fillFigures(article.figures, facts, article.language)}
            language={article.language}
          />
        </div>
      </div>
      {children}
      <RelatedPages related={article.related} />
    </article>
  );
}
