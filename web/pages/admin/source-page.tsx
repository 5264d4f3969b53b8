/** `/admin/property-scraper/sources/new`, and the same with a source's id. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { textLinkStyles } from "../../components/button-styles.ts";
import { PageHead } from "../../components/page-head.tsx";
import { showToast } from "../../components/toasts.ts";
import { AdminOnly } from "../../features/account/admin-only.tsx";
import { fetchAsUser } from "../../features/account/fetch-as-user.ts";
import { LoadFailure } from "../../features/administration/load-failure.tsx";
import { sourcesQuery } from "../../features/administration/scraper-api.ts";
import { addSource, changeSource, sourceQuery } from "../../features/administration/source-api.ts";
import { draftOf, emptyDraft } from "../../features/administration/source-draft.ts";
import { SourceForm } from "../../features/administration/source-form.tsx";
import { ApiFailure } from "../../api.ts";
import { consolePaths } from "../../console-paths.ts";
import { paths } from "../../paths.ts";

export function SourcePage() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const isNew = consolePaths.source(id) === consolePaths.newSource;
  const title = t(isNew ? "admin.sourceTexts.newTitle" : "admin.sourceTexts.editTitle");
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <p className="mb-4">
        <Link to={paths.propertyScraper} className={textLinkStyles}>
          {t("admin.sourceTexts.back")}
        </Link>
      </p>
      <h1 className="mb-8 text-4xl">{title}</h1>
      <AdminOnly>{isNew ? <NewSource /> : <EditedSource key={id} id={id} />}</AdminOnly>
    </>
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
      <LoadFailure text={t("admin.sourceTexts.failed")} retry={refetch} />
    );
  }
  if (!source) return <output className="block">{t("frame.loading")}</output>;
  return (
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
