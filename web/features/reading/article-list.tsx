/** Texts as a list: title, what it is about, how long it takes. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ArticleSummary } from "../../../domain/article.ts";
import { formatDay } from "../../../domain/format-fact.ts";
import { useLocale } from "../../use-locale.ts";

type ArticleListProps = {
  articles: readonly ArticleSummary[];
  /** One below the heading the list stands under. */
  heading?: "h2" | "h3";
};

export function ArticleList({ articles, heading: Heading = "h2" }: ArticleListProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <ul className="grid border-t border-line lg:grid-cols-2 lg:gap-x-12">
      {articles.map((article) => (
        <li key={article.path} className="border-b border-line">
          <article className="group relative grid gap-2 py-8">
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
              {t("article.minutes", { count: article.minutes })}
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
