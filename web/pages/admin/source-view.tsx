/** Below `/admin/property-scraper/sources/`: `new`, or a source by its id. Loaded when opened. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../components/overlays/toasts.ts";
import { fetchAsUser } from "../../features/account/fetch-as-user.ts";
import { FailureNotice } from "../../administration/controls/failure-notice.tsx";
import { sourcesQuery } from "../../administration/scraping/scraper-api.ts";
import {
  addSource,
  changeSource,
  removeSource,
  sourceQuery,
} from "../../administration/sources/source-api.ts";
import { draftOf, emptyDraft } from "../../administration/scraping/source-draft.ts";
import { SourceForm } from "../../administration/sources/source-form.tsx";
import { SourceRemoval } from "../../administration/sources/source-removal.tsx";
import { ApiFailure } from "../../data/api.ts";
import { useNavigate } from "../../routing/router-hooks.ts";
import { adminPaths } from "../../routing/admin-paths.ts";

export function SourceView({ id }: { id: string }) {
  return adminPaths.source(id) === adminPaths.newSource ? <NewSource /> : <EditedSource key={id} id={id} />;
}

function NewSource() {
  const { t } = useTranslation("admin");
  const leave = useLeave();
  return (
    <>
      <p className="mb-6 max-w-3xl text-quiet">{t("sourceTexts.introNew")}</p>
      <SourceForm
        isNew
        initial={emptyDraft}
        save={addSource(fetchAsUser)}
        onSaved={(name) => leave(t("sourceTexts.added", { name }))}
      />
    </>
  );
}

function EditedSource({ id }: { id: string }) {
  const { t } = useTranslation(["admin", "frame"]);
  const leave = useLeave();
  const { data: source, error, refetch } = useQuery(sourceQuery(fetchAsUser, id));
  const [version, setVersion] = useState(0);
  if (error && !source) {
    const isMissing = error instanceof ApiFailure && [404, 422].includes(error.status);
    return isMissing ? (
      <p role="alert">{t("admin:sourceTexts.notFound")}</p>
    ) : (
      <FailureNotice error={error} what={t("admin:sourceTexts.failed")} onRetry={refetch} />
    );
  }
  if (!source) return <output className="block">{t("frame:loading")}</output>;
  return (
    <>
      <SourceForm
        // A new version of the source needs a new form.
        key={version}
        isNew={false}
        initial={draftOf(source)}
        save={changeSource(fetchAsUser, id, source.updated_at)}
        onSaved={(name) => leave(t("admin:sourceTexts.saved", { name }))}
        loadAgain={async () => {
          await refetch();
          setVersion(version + 1);
        }}
      />
      <SourceRemoval
        remove={removeSource(fetchAsUser, id)}
        onRemoved={() => leave(t("admin:sourceTexts.removed", { name: source.name }))}
      />
    </>
  );
}

/** Goes back to the list, which shows what was saved. */
function useLeave(): (message: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (message) => {
    showToast({ type: "success", title: message });
    await queryClient.invalidateQueries(sourcesQuery(fetchAsUser));
    await navigate(adminPaths.scraperPart("sources"));
  };
}
