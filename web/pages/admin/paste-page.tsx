/** `/admin/property-scraper/paste`, for one source with `?source=`. */
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { textLinkStyles } from "../../components/button-styles.ts";
import { PageHead } from "../../components/page-head.tsx";
import { AdminOnly } from "../../features/account/admin-only.tsx";
import { fetchAsUser, postAsUser } from "../../features/account/fetch-as-user.ts";
import { PasteForm } from "../../features/administration/paste-form.tsx";
import { paths } from "../../paths.ts";

export function PastePage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t("admin.pasteTexts.title")} isIndexed={false} />
      <p className="mb-4">
        <Link to={paths.propertyScraper} className={textLinkStyles}>
          {t("admin.sourceTexts.back")}
        </Link>
      </p>
      <h1 className="mb-4 text-4xl">{t("admin.pasteTexts.title")}</h1>
      <p className="mb-8 max-w-3xl text-quiet">{t("admin.pasteTexts.intro")}</p>
      <AdminOnly>
        <PasteForm
          fetchJson={fetchAsUser}
          sourceId={query.get("source") ?? ""}
          send={(id, page) => postAsUser(`/api/admin/sources/${id}/pastes`, page)}
        />
      </AdminOnly>
    </>
  );
}
