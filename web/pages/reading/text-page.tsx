/** A page that consists of one text: about us, privacy, terms, cookies, accessibility. */
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { articleQuery } from "../../features/reading/article-queries.ts";
import { ArticleView } from "../../features/reading/article-view.tsx";
import { useLocale } from "../../visitor/use-locale.ts";

type TextPageProps = { slug: string; children?: ReactNode };

export function TextPage({ slug, children }: TextPageProps) {
  const { t } = useTranslation("frame");
  const { data: article, error } = useQuery(articleQuery(useLocale(), "pages", slug));
  if (error) return <p role="alert">{t("errors.unavailableText")}</p>;
  if (!article) return <output className="block">{t("loading")}</output>;
  return (
    <>
      <PageHead title={article.title} description={article.description} />
      <ArticleView article={article}>{children}</ArticleView>
    </>
  );
}
