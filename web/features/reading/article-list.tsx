/** A list of texts, each with title, description and reading time. */
import { useTranslation } from "react-i18next";
import type { ArticleSummary } from "../../../domain/site/article.ts";
import { formatDay } from "../../../domain/languages/format-date.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { ArticlePicture } from "./article-picture.tsx";
import { Link } from "../../routing/link.tsx";

type ArticleListProps = {
  articles: readonly ArticleSummary[];
  /** One level below the heading above the list. */
  heading?: "h2" | "h3";
};

export function ArticleList({ articles, heading: Heading = "h2" }: ArticleListProps) {
  const { t } = useTranslation("article");
  const locale = useLocale();
  return (
    <ul className="grid border-t border-line lg:grid-cols-2 lg:gap-x-12">
      {articles.map((article) => (
        <li key={article.path} className="border-b border-line">
          <article className="group relative grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-6 py-8">
            <div className="grid content-start gap-2">
              <Heading className="text-2xl">
                <Link to={article.path} className="after:absolute after:inset-0 group-hover:text-lamp">
                  {article.title}
                </Link>
              </Heading>
              <p className="max-w-measure text-quiet">{article.description}</p>
              <p className="text-sm text-quiet">
                {article.published && (
                  <>
                    <time dateTime={article.published}>{formatDay(article.published, locale)}</time>
                    {" · "}
                  </>
                )}
                {t("minutes", { count: article.minutes })}
              </p>
            </div>
            {article.picture && (
              <ArticlePicture
                src={article.picture}
                sizes="(min-width: 48rem) 11rem, 6rem"
                className="aspect-square w-24 rounded-card md:aspect-4/3 md:w-44"
              />
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}
