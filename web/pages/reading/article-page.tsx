/** An article for buyers, sellers or landlords, a guide, or a post, with matching listings. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isDrawing, pictureFile } from "../../../domain/listings/picture-files.ts";
import type { ArticleKind, ArticleSummary } from "../../../domain/site/article.ts";
import { ApiFailure } from "../../data/api.ts";
import { Breadcrumb } from "../../components/page/breadcrumb.tsx";
import { PageHead } from "../../components/page/page-head.tsx";
import { type SharedPicture, sharePicture } from "../../components/page/share-preview.tsx";
import { StructuredData } from "../../components/page/structured-data.tsx";
import { daysOf, describeArticle } from "../../features/reading/article-data.ts";
import { articleQuery } from "../../features/reading/article-queries.ts";
import { ArticleView } from "../../features/reading/article-view.tsx";
import { ArticleCall } from "../../features/reading/article-call.tsx";
import { useSiteAddress } from "../../visitor/site-address.ts";
import { useSite } from "../../visitor/use-site.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { NotFoundPage } from "../not-found-page.tsx";
import { RemovedTextPage } from "../removed-text-page.tsx";
import { ArticleListings } from "./article-listings.tsx";
import { findParent } from "./find-parent.ts";
import { paths } from "../../routing/paths.ts";
import { useParams } from "../../routing/router-hooks.ts";

type ArticlePageProps = { kind: ArticleKind; slug?: string };

export function ArticlePage({ kind, slug }: ArticlePageProps) {
  const { t } = useTranslation(["article", "frame"]);
  const locale = useLocale();
  const origin = useSiteAddress();
  const { name } = useSite().business;
  const { slug: slugInPath = "" } = useParams();
  const { data: article, error } = useQuery(articleQuery(locale, kind, slug ?? slugInPath));
  if (error instanceof ApiFailure && error.status === 404) return <NotFoundPage />;
  if (error instanceof ApiFailure && error.status === 410) return <RemovedTextPage />;
  if (error) return <p role="alert">{t("frame:errors.unavailableText")}</p>;
  if (!article) return <output className="block">{t("frame:loading")}</output>;
  const parent = findParent(article);
  return (
    <>
      <PageHead
        title={article.title}
        description={article.description}
        picture={sharedOf(article)}
        text={daysOf(article)}
      />
      {origin !== undefined && (
        <StructuredData data={describeArticle(article, fileOf(article), origin, name)} />
      )}
      <Breadcrumb
        steps={[
          { label: t("frame:home"), to: paths.frontPage },
          { label: t(`article:pages.${parent}`), to: parent },
          { label: article.title },
        ]}
      />
      <ArticleView
        article={article}
        back={{
          to: parent,
          label: kind === "blog" ? t("article:back") : t("article:backToAll"),
        }}
      >
        {article.listings && <ArticleListings listings={article.listings} />}
        {isForOwners(article) && <ArticleCall to="offer" />}
        <ArticleCall to="consultation" />
      </ArticleView>
    </>
  );
}

function isForOwners({ kind, path }: ArticleSummary): boolean {
  return kind === "sellers" || path === paths.tipsForLandlords;
}

/** A drawing is no card. */
function sharedOf({ picture, title }: ArticleSummary): SharedPicture | undefined {
  return picture && !isDrawing(picture) ? { src: picture, alt: title } : undefined;
}

function fileOf({ picture }: ArticleSummary): string {
  if (!picture) return sharePicture.file;
  return isDrawing(picture) ? picture : pictureFile(picture);
}
