import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page/page-head.tsx";
import { ArticleList } from "../../features/reading/article-list.tsx";
import { articleIndexQuery } from "../../features/reading/article-queries.ts";
import { ArticleCall } from "../../features/reading/article-call.tsx";
import { IndexHeader } from "../../features/reading/index-header.tsx";
import { MissingIndex } from "../../features/reading/missing-index.tsx";
import { useLocale } from "../../visitor/use-locale.ts";

export function GuidesPage() {
  const { t } = useTranslation("library");
  const { data, error } = useQuery(articleIndexQuery(useLocale()));
  return (
    <div className="grid gap-20">
      <PageHead title={t("guides.title")} description={t("guides.description")} />
      <div>
        <IndexHeader title={t("guides.title")} text={t("guides.description")} />
        {data ? (
          <ArticleList articles={data.filter(({ kind }) => kind === "guides")} />
        ) : (
          <MissingIndex error={error} />
        )}
      </div>
      <ArticleCall to="consultation" />
    </div>
  );
}
