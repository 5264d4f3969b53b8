import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { ArticleList } from "../../features/reading/article-list.tsx";
import { articleIndexQuery } from "../../features/reading/article-queries.ts";
import { IndexHeader } from "../../features/reading/index-header.tsx";
import { listPosts } from "../../features/reading/list-posts.ts";
import { MissingIndex } from "../../features/reading/missing-index.tsx";
import { useLocale } from "../../visitor/use-locale.ts";

export function BlogPage() {
  const { t } = useTranslation("library");
  const { data, error } = useQuery(articleIndexQuery(useLocale()));
  return (
    <>
      <PageHead title={t("blog.title")} description={t("blog.description")} />
      <IndexHeader title={t("blog.title")} text={t("blog.description")} />
      {data ? <ArticleList articles={listPosts(data)} /> : <MissingIndex error={error} />}
    </>
  );
}
