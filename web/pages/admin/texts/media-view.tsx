/** One picture of the library. Loaded when opened. */
import { BackLink } from "../../../administration/controls/back-link.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../administration/controls/failure-notice.tsx";
import { mediaKey, oneMediaQuery } from "../../../administration/media/media-api.ts";
import { MediaForm } from "../../../administration/media/media-form.tsx";
import { MediaRemoval } from "../../../administration/media/media-removal.tsx";
import { PageHead } from "../../../components/page/page-head.tsx";
import { fetchAsUser, headersAsUser } from "../../../features/account/fetch-as-user.ts";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { useNavigate } from "../../../routing/router-hooks.ts";

export function MediaView({ id }: { id: string }) {
  const { t } = useTranslation(["admin", "frame"]);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(oneMediaQuery(fetchAsUser, id));
  const title = data?.name ?? t("admin:mediaTexts.title");
  const readListAgain = () => void queryClient.invalidateQueries({ queryKey: [...mediaKey, "list"] });
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <BackLink to={adminPaths.media}>{t("admin:mediaTexts.back")}</BackLink>
      <h1 className="mb-1 line-clamp-2 text-3xl wrap-anywhere">{title}</h1>
      {error && !data && <FailureNotice error={error} onRetry={refetch} />}
      {!error && !data && <output className="block">{t("frame:loading")}</output>}
      {data && (
        <div className="grid gap-10">
          <p className="tabular text-quiet">
            {t("admin:mediaTexts.size", {
              width: data.width,
              height: data.height,
              kilobytes: Math.ceil(data.bytes / 1024),
            })}
          </p>
          <MediaForm picture={data} fetchJson={fetchAsUser} onSaved={readListAgain} />
          <MediaRemoval
            picture={data}
            fetchJson={fetchAsUser}
            sign={headersAsUser}
            onReplaced={(by) => void navigate(adminPaths.oneMedia(by))}
            onDeleted={() => {
              readListAgain();
              void navigate(adminPaths.media);
            }}
          />
        </div>
      )}
    </>
  );
}
