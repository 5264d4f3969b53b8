/** Title, summary, reading time and date of the last change. Says so if the text is not translated. */
import { useTranslation } from "react-i18next";
import type { ArticleSummary } from "../../../domain/site/article.ts";
import { formatDay } from "../../../domain/languages/format-date.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { TranslationNote } from "./translation-note.tsx";
import { Link } from "../../routing/link.tsx";

type ArticleHeaderProps = {
  article: Pick<ArticleSummary, "title" | "description" | "language" | "minutes" | "updated" | "published">;
  back?: { to: string; label: string };
};

export function ArticleHeader({ article, back }: ArticleHeaderProps) {
  const { t } = useTranslation("article");
  const locale = useLocale();
  const { published, updated } = article;
  return (
    <header className="grid max-w-3xl justify-items-start gap-5">
      {back && (
        <Link to={back.to} className="py-2 text-sea underline-offset-4 hover:underline print:hidden">
          <span aria-hidden="true">← </span>
          {back.label}
        </Link>
      )}
      <h1 className="text-4xl">{article.title}</h1>
      <p className="max-w-measure text-lg text-quiet">{article.description}</p>
      <p className="text-sm text-quiet">
        {published && (
          <>
            <time dateTime={published}>{formatDay(published, locale)}</time>
            {" · "}
          </>
        )}
        {published !== updated && `${t("updated", { day: formatDay(updated, locale) })} · `}
        <span className="inline-block">{t("minutes", { count: article.minutes })}</span>
      </p>
      <TranslationNote language={article.language} />
    </header>
  );
}
