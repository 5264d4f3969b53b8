/** `/admin/properties/:id`: the editor of one home, published or not, or new. Loaded when opened. */
import { BackLink } from "../../../administration/controls/back-link.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { browserPage } from "../../in-browser.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import { ApiFailure } from "../../../data/api.ts";
import { fetchAsUser, headersAsUser } from "../../../features/account/fetch-as-user.ts";
import { FailureNotice } from "../../../administration/controls/failure-notice.tsx";
import { makeEditorApi } from "../../../administration/listing-editor/editor-api.ts";
import { foundListingsKey } from "../../../administration/listings/listing-list-api.ts";
import { ListingEditor } from "../../../administration/listing-editor/listing-editor.tsx";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { useNavigate, useSearchParams } from "../../../routing/router-hooks.ts";

const ListingPreview = browserPage(async () => (await import("./listing-preview.tsx")).ListingPreview);

export function ListingView({ id }: { id: string }) {
  const { t } = useTranslation(["admin", "frame"]);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isNew = useSearchParams().has("new");
  const api = useMemo(() => makeEditorApi(fetchAsUser, id), [id]);
  // Read once, and not again while an admin is typing: the editor itself hears of newer versions.
  const {
    data: opened,
    error,
    refetch,
  } = useQuery({
    queryKey: ["admin", "listing", id],
    queryFn: () => api.open(isNew),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error && !opened) {
    const isMissing = error instanceof ApiFailure && [404, 422].includes(error.status);
    return isMissing ? (
      <p role="alert">{t("admin:listingTexts.notFound")}</p>
    ) : (
      <FailureNotice error={error} what={t("admin:listingTexts.failed")} onRetry={refetch} />
    );
  }
  if (!opened) return <output className="block">{t("frame:loading")}</output>;
  return (
    <>
      <BackLink to={adminPaths.listings()}>{t("admin:listingTexts.all")}</BackLink>
      <ListingEditor
        api={api}
        opened={opened}
        sign={() => headersAsUser()}
        onSaved={(title) => {
          showToast({ type: "success", title });
          if (isNew) void navigate(adminPaths.listing(id), { replace: true, keepsPlace: true });
        }}
        onDuplicated={(copy) => {
          showToast({ type: "success", title: t("admin:editorTexts.duplicated") });
          void navigate(adminPaths.listing(copy));
        }}
        onRemoved={(title) => {
          showToast({ type: "success", title });
          void queryClient.invalidateQueries({ queryKey: foundListingsKey });
          void navigate(adminPaths.listings(), { replace: true });
        }}
        renderPreview={(values, stored) => <ListingPreview id={id} stored={stored} values={values} />}
      />
    </>
  );
}
