/** How often the home's page was seen in the last 30 days, and how many people wrote about it. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ListingInterest } from "../../../domain/listings/editable-listing.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { DayBars } from "../controls/day-bars.tsx";
import { useEditor, useEditorValue } from "./state/editor-context.ts";

export function InterestPanel() {
  const { t } = useTranslation("admin");
  const { api } = useEditor();
  const isStored = useEditorValue(({ state }) => state.stored !== null);
  const { data, error, refetch } = useQuery<ListingInterest>({
    queryKey: ["admin", "listing-interest", api.id],
    queryFn: api.readInterest,
    enabled: isStored,
  });
  if (!isStored) return null;
  return (
    <section aria-labelledby="interest" className="mt-6 grid gap-3 border-t border-line pt-5">
      <h2 id="interest" className="font-sans text-base font-semibold">
        {t("todayTexts.views.ofHome")}
      </h2>
      <FailureNotice error={error} what={t("todayTexts.views.failed")} onRetry={refetch} />
      {data && <DayBars days={data.days} />}
      {data && data.enquiries !== null && (
        <p className="text-sm text-quiet">{t("todayTexts.views.enquiries", { count: data.enquiries })}</p>
      )}
    </section>
  );
}
