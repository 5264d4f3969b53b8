/** An article for buyers, sellers or landlords, a guide, or a post, with matching listings. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Article, ArticleKind } from "../../../domain/site/article.ts";
import { localisePath } from "../../../domain/languages/locales.ts";
import { ApiFailure } from "../../data/api.ts";
import { describeTrail } from "../../components/page/describe-trail.ts";
import { PageHead } from "../../components/page/page-head.tsx";
import { StructuredData } from "../../components/page/structured-data.tsx";
import { describeArticle } from "../../features/reading/article-data.ts";
import { articleQuery } from "../../features/reading/article-queries.ts";
import { ArticleView } from "../../features/reading/article-view.tsx";
import { ConsultationCall } from "../../features/reading/consultation-call.tsx";
import { useSiteAddress } from "../../visitor/site-address.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { NotFoundPage } from "../not-found-page.tsx";
import { ArticleListings } from "./article-listings.tsx";
import { findParent } from "./find-parent.ts";
import { useParams } from "../../routing/router-hooks.ts";

type ArticlePageProps = { kind: ArticleKind; slug?: string };

export function ArticlePage({ kind, slug }: ArticlePageProps) {
  const { t } = useTranslation(["article", "errors", "frame"]);
  const locale = useLocale();
  const { slug: slugInPath = "" } = useParams();
  const { data: article, error } = useQuery(articleQuery(locale, kind, slug ?? slugInPath));
  if (error instanceof ApiFailure && error.status === 404) return <NotFoundPage />;
  if (error) return <p role="alert">{t("errors:unavailableText")}</p>;
  if (!article) return <output className="block">{t("frame:loading")}</output>;
  const parent = findParent(article);
  return (
    <>
      <PageHead title={article.title} description={article.description} />
      <ArticleMarkup article={article} />
      <ArticleView
        article={article}
        back={{
          to: parent,
          label: kind === "blog" ? t("article:back") : t("article:backToAll"),
        }}
      >
        {article.listings && <ArticleListings listings={article.listings} />}
        <ConsultationCall />
      </ArticleView>
    </>
  );
}

function ArticleMarkup({ article }: { article: Article }) {
  const { t } = useTranslation(["article", "frame"]);
  const locale = useLocale();
  const origin = useSiteAddress();
  if (origin === undefined) return null;
  const parent = findParent(article);
  const trail = [
    { name: t("frame:home"), path: localisePath("/", locale) },
    { name: t(`article:pages.${parent}`), path: localisePath(parent, locale) },
    { name: article.title, path: localisePath(article.path, locale) },
  ];
  return (
    <>
      <StructuredData data={describeArticle(article, origin)} />
      <StructuredData data={describeTrail(trail, origin)} />
    </>
  );
}
