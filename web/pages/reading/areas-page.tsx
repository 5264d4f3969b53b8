import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { areas } from "../../../domain/places/areas.ts";
import { ButtonLink } from "../../components/controls/button.tsx";
import { PageHead } from "../../components/page/page-head.tsx";
import { AreaCard } from "../../features/areas/area-card.tsx";
import { areasQuery } from "../../features/areas/areas-query.ts";
import { articleIndexQuery } from "../../features/reading/article-queries.ts";
import { IndexHeader } from "../../features/reading/index-header.tsx";
import { MissingIndex } from "../../features/reading/missing-index.tsx";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";

export function AreasPage() {
  const { t } = useTranslation("library");
  const { data: articles, error } = useQuery(articleIndexQuery(useLocale()));
  const { data: summaries } = useQuery(areasQuery());
  return (
    <>
      <PageHead title={t("areas.title")} description={t("areas.description")} />
      <IndexHeader title={t("areas.title")} text={t("areas.description")} />
      {!articles && <MissingIndex error={error} />}
      <ul className="grid gap-6 empty:hidden sm:grid-cols-2 xl:grid-cols-4">
        {areas.map(({ slug }) => {
          const article = articles?.find((one) => one.kind === "areas" && one.slug === slug);
          return (
            article && (
              <li key={slug}>
                <AreaCard
                  slug={slug}
                  article={article}
                  summary={summaries?.areas.find((one) => one.slug === slug)}
                />
              </li>
            )
          );
        })}
      </ul>
      <p className="mt-6 text-sm text-quiet">{t("areas.rendered")}</p>
      <ButtonLink to={paths.buildings} className="mt-8 justify-self-start">
        {t("areas.allBuildings")}
      </ButtonLink>
    </>
  );
}
