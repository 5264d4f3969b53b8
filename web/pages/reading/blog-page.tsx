import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page-head.tsx";
import { ArticleList } from "../../features/reading/article-list.tsx";
import { articleIndexQuery } from "../../features/reading/article-queries.ts";
import { IndexHeader } from "../../features/reading/index-header.tsx";
import { listPosts } from "../../features/reading/list-posts.ts";
import { paths } from "../../paths.ts";
import { useLocale } from "../../use-locale.ts";

export function BlogPage() {
  const { t } = useTranslation();
  const { data } = useQuery(articleIndexQuery(useLocale()));
  return (
    <>
      <PageHead title={t("library.blog.title")} description={t("library.blog.description")} />
      <link rel="alternate" type="application/rss+xml" title={t("library.blog.title")} href={paths.feed} />
      <IndexHeader title={t("library.blog.title")} text={t("library.blog.description")} />
      {data && <ArticleList articles={listPosts(data)} />}
    </>
  );
}
