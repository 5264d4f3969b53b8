/** One article, with its editor. Loaded when opened. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ArticleEditor } from "../../../administration/articles/article-editor.tsx";
import {
  type ArticleName,
  articleHistoryQuery,
  oneArticleQuery,
} from "../../../administration/articles/articles-api.ts";
import { titleFor } from "../../../administration/articles/article-words.ts";
import { useArticlePictures } from "../../../administration/articles/article-pictures.tsx";
import { FailureNotice } from "../../../administration/controls/failure-notice.tsx";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { PageHead } from "../../../components/page/page-head.tsx";
import { fetchAsUser, headersAsUser } from "../../../features/account/fetch-as-user.ts";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { Link } from "../../../routing/link.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";

export function ArticleView({ kind, slug }: ArticleName) {
  const { t } = useTranslation(["admin", "frame"]);
  const queryClient = useQueryClient();
  const pictures = useArticlePictures(fetchAsUser, headersAsUser);
  const asked = oneArticleQuery(fetchAsUser, { kind, slug });
  const { data, error, refetch } = useQuery(asked);
  const reader = useLocale();
  const title = (data && titleFor(reader, data.languages)) ?? slug;
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <p className="mb-4 flex flex-wrap gap-x-6 gap-y-1">
        <Link to={adminPaths.articles} className={textLinkStyles}>
          {t("admin:articleRoom.back")}
        </Link>
        {data?.path && (
          <a href={data.path} target="_blank" rel="noopener" className={textLinkStyles}>
            {t("admin:articleRoom.onTheSite")}
          </a>
        )}
      </p>
      <h1 className="mb-6 line-clamp-2 text-3xl">{title}</h1>
      {error && !data && <FailureNotice error={error} onRetry={refetch} />}
      {!error && !data && <output className="block">{t("frame:loading")}</output>}
      {data && (
        <ArticleEditor
          article={data}
          fetchJson={fetchAsUser}
          {...pictures}
          onSaved={(locale) => {
            // The forms keep what is typed in them: the answer brings the marks of all languages up to date.
            void queryClient.invalidateQueries(asked);
            if (locale)
              void queryClient.invalidateQueries(articleHistoryQuery(fetchAsUser, { kind, slug }, locale));
          }}
        />
      )}
    </>
  );
}
