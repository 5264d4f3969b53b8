import { useTranslation } from "react-i18next";
import type { AreaSummary } from "../../../domain/api.ts";
import type { ArticleSummary } from "../../../domain/site/article.ts";
import type { AreaSlug } from "../../../domain/places/areas.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { AreaPicture } from "./area-picture.tsx";
import { Link } from "../../routing/link.tsx";

type AreaCardProps = { slug: AreaSlug; article: ArticleSummary; summary: AreaSummary | undefined };

export function AreaCard({ slug, article, summary }: AreaCardProps) {
  const { t } = useTranslation(["library", "frame"]);
  const locale = useLocale();
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised">
      <AreaPicture
        slug={slug}
        sizes="(min-width: 80rem) 290px, (min-width: 40rem) 46vw, 92vw"
        className="aspect-3/2"
      />
      <div className="grid gap-2 p-6">
        <h2 className="text-2xl">
          <Link to={article.path} className="after:absolute after:inset-0 group-hover:text-lamp">
            {t(`frame:areaNames.${slug}`)}
          </Link>
        </h2>
        <p className="text-quiet">{article.description}</p>
        {summary && summary.count > 0 && (
          <p className="text-sm text-quiet tabular">
            {t("library:areas.homes", { count: summary.count })}
            {summary.medianPrice !== null &&
              ` · ${t("library:areas.medianPrice")} ${formatMoney(summary.medianPrice, "THB", locale)}`}
          </p>
        )}
      </div>
    </article>
  );
}
