/** Below `/admin/property-scraper/sources/`: `new`, or a source by its id. Loaded when it is opened. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { showToast } from "../../components/toasts.ts";
import { fetchAsUser } from "../../features/account/fetch-as-user.ts";
import { FailureNotice } from "../../features/administration/failure-notice.tsx";
import { sourcesQuery } from "../../features/administration/scraper-api.ts";
import {
  addSource,
  changeSource,
  removeSource,
  sourceQuery,
} from "../../features/administration/source-api.ts";
import { draftOf, emptyDraft } from "../../features/administration/source-draft.ts";
import { SourceForm } from "../../features/administration/source-form.tsx";
import { SourceRemoval } from "../../features/administration/source-removal.tsx";
import { ApiFailure } from "../../api.ts";
import { consolePaths } from "../../console-paths.ts";
import { paths } from "../../paths.ts";

export function SourceView({ id }: { id: string }) {
  return consolePaths.source(id) === consolePaths.newSource ? (
    <NewSource />
  ) : (
    <EditedSource key={id} id={id} />
  );
}

function NewSource() {
  const { t } = useTranslation();
  const leave = useLeave();
  return (
    <>
      <p className="mb-6 max-w-3xl text-quiet">{t("admin.sourceTexts.introNew")}</p>
      <SourceForm
        isNew
        initial={emptyDraft}
        save={addSource(fetchAsUser)}
        onSaved={(name) => leave(t("admin.sourceTexts.added", { name }))}
      />
    </>
  );
}

function EditedSource({ id }: { id: string }) {
  const { t } = useTranslation();
  const leave = useLeave();
  const { data: source, error, refetch } = useQuery(sourceQuery(fetchAsUser, id));
  const [version, setVersion] = useState(0);
  if (error && !source) {
    const isMissing = error instanceof ApiFailure && [404, 422].includes(error.status);
    return isMissing ? (
      <p role="alert">{t("admin.sourceTexts.notFound")}</p>
    ) : (
      <FailureNotice error={error} what={t("admin.sourceTexts.failed")} onRetry={refetch} />
    );
  }
  if (!source) return <output className="block">{t("frame.loading")}</output>;
  return (
    <>
      <SourceForm
        // Another version of the source is another form.
        key={version}
        isNew={false}
        initial={draftOf(source)}
        save={changeSource(fetchAsUser, id, source.updated_at)}
        onSaved={(name) => leave(t("admin.sourceTexts.saved", { name }))}
        loadAgain={async () => {
          await refetch();
          setVersion(version + 1);
        }}
      />
      <SourceRemoval
        remove={removeSource(fetchAsUser, id)}
        onRemoved={() => leave(t("admin.sourceTexts.removed", { name: source.name }))}
      />
    </>
  );
}

/** Back to the list, which shows what was saved. */
function useLeave(): (said: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (said) => {
    showToast({ type: "success", title: said });
    await queryClient.invalidateQueries(sourcesQuery(fetchAsUser));
    await navigate(paths.propertyScraper);
  };
}
