/** Below `/admin/property-scraper/sources/`: `new`, or a source by its id. Loaded when opened. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../components/overlays/toasts.ts";
import { readFeedSettings } from "../../../../domain/feeds/feed-settings.ts";
import { fetchAsUser, headersAsUser, postAsUser } from "../../../features/account/fetch-as-user.ts";
import { FailureNotice } from "../../../administration/controls/failure-notice.tsx";
import { forgetUnsaved } from "../../../administration/controls/use-leave-warning.ts";
import { makeRunCommands } from "../../../administration/scraping/run-commands.ts";
import { sourcesQuery } from "../../../administration/scraping/scraper-api.ts";
import {
  addSource,
  changeSource,
  removeSource,
  sourceQuery,
} from "../../../administration/sources/source-api.ts";
import { draftOf, emptyDraft } from "../../../administration/scraping/source-draft.ts";
import type { SeenInFile } from "../../../administration/sources/feed-mapping.tsx";
import { FeedRoom, useSeenInFile } from "../../../administration/sources/feed-room.tsx";
import { SourceForm } from "../../../administration/sources/source-form.tsx";
import { SourceRemoval } from "../../../administration/sources/source-removal.tsx";
import { ApiFailure } from "../../../data/api.ts";
import { useNavigate } from "../../../routing/router-hooks.ts";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { nameSource } from "../../../administration/scraping/name-source.ts";

const commands = makeRunCommands(postAsUser);

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
        // A feed goes on with its file and its columns.
        onSaved={(name, { id, isFeed }) =>
          leave(t("sourceTexts.added", { name }), isFeed ? adminPaths.source(id) : undefined)
        }
      />
    </>
  );
}

function EditedSource({ id }: { id: string }) {
  const { t } = useTranslation(["admin", "frame"]);
  const leave = useLeave();
  const { data: source, error, refetch } = useQuery(sourceQuery(fetchAsUser, id));
  const [version, setVersion] = useState(0);
  const queryClient = useQueryClient();
  const seen = useSeenInFile(fetchAsUser, id);
  /** Of the file that was just sent. */
  const [sent, setSent] = useState<SeenInFile["columns"]>([]);
  const [hasUnsaved, setUnsaved] = useState(false);
  if (error && !source) {
    const isMissing = error instanceof ApiFailure && [404, 422].includes(error.status);
    return isMissing ? (
      <p role="alert">{t("admin:sourceTexts.notFound")}</p>
    ) : (
      <FailureNotice error={error} what={t("admin:sourceTexts.failed")} onRetry={refetch} />
    );
  }
  if (!source) return <output className="block">{t("frame:loading")}</output>;
  const feed = readFeedSettings(source.feed);
  return (
    <>
      {feed && (
        <FeedRoom
          sourceId={id}
          feed={feed}
          fetchJson={fetchAsUser}
          sign={() => headersAsUser()}
          commands={commands}
          hasUnsaved={hasUnsaved}
          onColumns={setSent}
        />
      )}
      <SourceForm
        // A new version of the source needs a new form.
        key={version}
        isNew={false}
        initial={draftOf(source)}
        save={changeSource(fetchAsUser, id, source.updated_at)}
        seen={{ ...seen, columns: sent.length > 0 ? sent : seen.columns }}
        onUnsaved={setUnsaved}
        onSaved={async (name, { isFeed }) => {
          if (!isFeed) return leave(t("admin:sourceTexts.saved", { name }));
          showToast({ type: "success", title: t("admin:sourceTexts.saved", { name }) });
          await queryClient.invalidateQueries(sourcesQuery(fetchAsUser));
          await refetch();
          setVersion(version + 1);
        }}
        loadAgain={async () => {
          await refetch();
          setVersion(version + 1);
        }}
      />
      <SourceRemoval
        remove={removeSource(fetchAsUser, id)}
        onRemoved={() => leave(t("admin:sourceTexts.removed", { name: nameSource(source.name, t) }))}
      />
    </>
  );
}

/** Goes back to the list, which shows what was saved. */
function useLeave(): (message: string, path?: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (message, path = adminPaths.scraperPart("sources")) => {
    showToast({ type: "success", title: message });
    await queryClient.invalidateQueries(sourcesQuery(fetchAsUser));
    forgetUnsaved();
    await navigate(path);
  };
}
