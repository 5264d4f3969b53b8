/** `/admin/articles`: posts, guides and pages, by kind. Each opens below, at its own address. */
import { useTranslation } from "react-i18next";
import { ArticlesList } from "../../../administration/articles/articles-list.tsx";
import { PageHead } from "../../../components/page/page-head.tsx";
import { fetchAsUser } from "../../../features/account/fetch-as-user.ts";
import { readArticlePage } from "../../../routing/admin-paths.ts";
import { useParams } from "../../../routing/router-hooks.ts";
import { browserPage } from "../../in-browser.tsx";
import { NotFoundPage } from "../../not-found-page.tsx";

const ArticleView = browserPage(async () => (await import("./article-view.tsx")).ArticleView);

export function ArticlesPage() {
  const { t } = useTranslation("admin");
  const { "*": part = "" } = useParams();
  const asked = readArticlePage(part);
  if (!asked) return <NotFoundPage />;
  if (asked.article) return <ArticleView key={part} {...asked.article} />;
  const title = t("articleRoom.title");
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <h1 className="mb-3 text-4xl">{title}</h1>
      <p className="mb-8 max-w-measure text-quiet">{t("articleRoom.lead")}</p>
      <ArticlesList fetchJson={fetchAsUser} />
    </>
  );
}
