/** `/admin/property-scraper/homes/:id`: any home, public or not, to be edited. Loaded when it is opened. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../api.ts";
import { showToast } from "../../components/toasts.ts";
import { fetchAsUser } from "../../features/account/fetch-as-user.ts";
import { EditHomeForm } from "../../features/administration/edit-home-form.tsx";
import { FailureNotice } from "../../features/administration/failure-notice.tsx";
import { editHome, homeQuery, homesKey, publishHome } from "../../features/administration/home-api.ts";
import { reviewKey } from "../../features/administration/review-api.ts";

export function HomeView({ id }: { id: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: home, error, refetch } = useQuery(homeQuery(fetchAsUser, id));
  const [version, setVersion] = useState(0);
  if (error && !home) {
    const isMissing = error instanceof ApiFailure && [404, 422].includes(error.status);
    return isMissing ? (
      <p role="alert">{t("admin.homeTexts.notFound")}</p>
    ) : (
      <FailureNotice error={error} what={t("admin.homeTexts.failed")} onRetry={refetch} />
    );
  }
  if (!home) return <output className="block">{t("frame.loading")}</output>;
  return (
    <>
      <p className="mb-8 max-w-3xl text-quiet">{t("admin.homeTexts.editIntro")}</p>
      <EditHomeForm
        // Another version of the home is another form.
        key={version}
        home={home}
        save={editHome(fetchAsUser, id)}
        publish={publishHome(fetchAsUser, id)}
        onSaved={(title) => {
          showToast({ type: "success", title });
          for (const queryKey of [homesKey, reviewKey]) void queryClient.invalidateQueries({ queryKey });
        }}
        loadAgain={async () => {
          await refetch();
          setVersion(version + 1);
        }}
      />
    </>
  );
}
