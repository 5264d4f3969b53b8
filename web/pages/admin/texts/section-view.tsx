/** One section of the settings: its form beside a preview, and its history. Loaded when opened. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { SavedSection, SettingsOverview } from "../../../../domain/site/settings/settings-api.ts";
import type { SectionName } from "../../../../domain/site/site.ts";
import { showToast } from "../../../components/overlays/toasts.ts";
import { fetchAsUser, headersAsUser } from "../../../features/account/fetch-as-user.ts";
import { FailureNotice } from "../../../administration/controls/failure-notice.tsx";
import { SectionForm } from "../../../administration/settings/section-form.tsx";
import { SectionHistory } from "../../../administration/settings/section-history.tsx";
import { historyQuery, saveSection, settingsQuery } from "../../../administration/settings/settings-api.ts";
import { SectionPreview } from "./section-preview.tsx";

export function SectionView({ section }: { section: SectionName }) {
  const { t } = useTranslation(["admin", "frame"]);
  const { data, error, refetch } = useQuery(settingsQuery(fetchAsUser));
  const showSaved = useShowSaved(section);
  if (error && !data) return <FailureNotice error={error} onRetry={refetch} />;
  if (!data) return <output className="block">{t("frame:loading")}</output>;
  const { isBroken, ...saved } = data.sections[section];
  const save = saveSection(fetchAsUser, section);
  return (
    <>
      {isBroken && (
        <p role="alert" className="mb-6 text-coral">
          {t("admin:settingsTexts.brokenHint")}
        </p>
      )}
      <SectionForm
        // A version that was saved or restored is a new form.
        key={saved.version}
        section={section}
        saved={saved}
        save={save}
        onSaved={showSaved}
        fetchJson={fetchAsUser}
        sign={() => headersAsUser()}
        renderPreview={(value) => <SectionPreview sections={data.sections} section={section} value={value} />}
      />
      <SectionHistory
        section={section}
        fetchJson={fetchAsUser}
        version={saved.version}
        save={save}
        onSaved={showSaved}
      />
    </>
  );
}

/** The form continues from the answer of the save. */
function useShowSaved(section: SectionName): (saved: SavedSection) => void {
  const { t } = useTranslation("admin");
  const queryClient = useQueryClient();
  return (saved) => {
    const { queryKey } = settingsQuery(fetchAsUser);
    queryClient.setQueryData<SettingsOverview>(
      queryKey,
      (known) =>
        known && {
          ...known,
          sections: { ...known.sections, [section]: { ...saved, isBroken: false } },
        },
    );
    void queryClient.invalidateQueries(historyQuery(fetchAsUser, section));
    showToast({ type: "success", title: t("settingsTexts.saved") });
  };
}
