/** `/admin/property-scraper/paste`, for one source with `?source=`. Loaded when opened. */
import { useTranslation } from "react-i18next";
import { fetchAsUser, postAsUser } from "../../features/account/fetch-as-user.ts";
import { PasteForm } from "../../administration/paste/paste-form.tsx";
import { useSearchParams } from "../../routing/router-hooks.ts";

export function PasteView() {
  const { t } = useTranslation("admin");
  const query = useSearchParams();
  return (
    <>
      <p className="mb-8 max-w-3xl text-quiet">{t("pasteTexts.intro")}</p>
      <PasteForm
        fetchJson={fetchAsUser}
        sourceId={query.get("source") ?? ""}
        send={(id, page) => postAsUser(`/api/admin/sources/${id}/pastes`, page)}
      />
    </>
  );
}
