/** How often the home's page was seen in the last 30 days, how many people wrote about it, and who of them still waits. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ListingInterest } from "../../../domain/listings/editable-listing.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { formatTime } from "../controls/format-time.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { DayBars } from "../controls/day-bars.tsx";
import { useEditor, useEditorValue } from "./state/editor-context.ts";

export function InterestPanel() {
  const { t } = useTranslation("admin");
  const locale = useLocale();
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
      {data?.open && data.open.length > 0 && (
        <>
          <h3 className="font-sans text-sm font-semibold">{t("editorTexts.openEnquiries")}</h3>
          <ul className="grid gap-2 text-sm">
            {data.open.map(({ id, name, state, viewingAt }) => (
              <li key={id} className="wrap-anywhere">
                <Link to={adminPaths.enquiry(id)} className={`${textLinkStyles} inline-block min-h-6`}>
                  {name}
                </Link>
                <span className="block text-quiet">
                  {t(`enquiryTexts.states.${viewingAt ? "viewing" : state}`)}
                  {viewingAt &&
                    ` · ${t("enquiryTexts.pattayaTime", { time: formatTime(viewingAt, locale) })}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
