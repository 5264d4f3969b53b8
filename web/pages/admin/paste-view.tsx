/** `/admin/property-scraper/paste`, for one source with `?source=`. Loaded when it is opened. */
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { fetchAsUser, postAsUser } from "../../features/account/fetch-as-user.ts";
import { PasteForm } from "../../features/administration/paste-form.tsx";

export function PasteView() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  return (
    <>
      <p className="mb-8 max-w-3xl text-quiet">{t("admin.pasteTexts.intro")}</p>
      <PasteForm
        fetchJson={fetchAsUser}
        sourceId={query.get("source") ?? ""}
        send={(id, page) => postAsUser(`/api/admin/sources/${id}/pastes`, page)}
      />
    </>
  );
}
