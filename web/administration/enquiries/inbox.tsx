/** The list of enquiries, with filters in the address. Those that wait the longest can be shown first. */
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { useSearchParams } from "../../routing/router-hooks.ts";
import { CsvButton } from "../controls/csv-button.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { useDesk } from "./desk-context.ts";
import { countsQuery, exportAddress, leadListQuery } from "./enquiry-api.ts";
import { EnquiryRow } from "./list/enquiry-row.tsx";
import { InboxFilters } from "./list/inbox-filters.tsx";
import { readFilters, writeFilters } from "./list/filters.ts";

export function Inbox() {
  const { t } = useTranslation("admin");
  const { fetchJson, fetchText } = useDesk();
  const filters = readFilters(useSearchParams());
  const search = writeFilters(filters);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    leadListQuery(fetchJson, search),
  );
  const leads = data?.pages.flatMap((page) => page.leads);
  return (
    <div className="grid gap-5">
      <Counts />
      <InboxFilters key={search} filters={filters} />
      <FailureNotice error={error} what={t("enquiryTexts.listFailed")} onRetry={refetch} />
      {!leads && !error && <Skeleton className="h-60" />}
      {leads?.length === 0 && <output className="block text-quiet">{t("enquiryTexts.none")}</output>}
      <ul aria-label={t("enquiryTexts.inbox")} className="grid gap-3 empty:hidden">
        {leads?.map((lead) => (
          <EnquiryRow key={lead.id} lead={lead} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {hasNextPage && (
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("enquiryTexts.more")}
          </Button>
        )}
        <CsvButton
          label={t("enquiryTexts.export")}
          address={exportAddress(search)}
          fileName="enquiries.csv"
          fetchText={fetchText}
        />
      </div>
    </div>
  );
}

function Counts() {
  const { t } = useTranslation("admin");
  const { data } = useQuery(countsQuery(useDesk().fetchJson));
  if (!data) return null;
  return (
    <p className="text-quiet">
      {t("enquiryTexts.waitingCount", { count: data.waiting })}
      {data.overdue > 0 && (
        <span className="text-coral">{` · ${t("enquiryTexts.overdueCount", { count: data.overdue })}`}</span>
      )}
    </p>
  );
}
