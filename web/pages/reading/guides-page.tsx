import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../components/page-head.tsx";
import { ArticleList } from "../../features/reading/article-list.tsx";
import { articleIndexQuery } from "../../features/reading/article-queries.ts";
import { ConsultationCall } from "../../features/reading/consultation-call.tsx";
import { IndexHeader } from "../../features/reading/index-header.tsx";
import { useLocale } from "../../use-locale.ts";

export function GuidesPage() {
  const { t } = useTranslation();
  const { data } = useQuery(articleIndexQuery(useLocale()));
  return (
    <div className="grid gap-20">
      <PageHead title={t("library.guides.title")} description={t("library.guides.description")} />
      <div>
        <IndexHeader title={t("library.guides.title")} text={t("library.guides.description")} />
        {data && <ArticleList articles={data.filter(({ kind }) => kind === "guides")} />}
      </div>
      <ConsultationCall />
    </div>
  );
}
