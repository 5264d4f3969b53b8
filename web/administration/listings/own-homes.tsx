/** The homes whose agent the admin is, for a role that may not change homes. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { FetchJson } from "../../data/api.ts";
import { Skeleton } from "../../components/skeleton.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { ListingItem } from "./listing-item.tsx";
import { ownHomesQuery } from "./listing-list-api.ts";

/** `person` is whom the account is in the list of people. Homes name their agent by it. */
export function OwnHomes({ fetchJson, person }: { fetchJson: FetchJson; person: string | undefined }) {
  const { t } = useTranslation("admin");
  const { data: homes, error, isPending, refetch } = useQuery(ownHomesQuery(fetchJson));
  return (
    <div className="grid gap-6">
      <FailureNotice error={error} what={t("listingTexts.listFailed")} onRetry={refetch} />
      {isPending && <Skeleton className="h-60" />}
      {homes?.length === 0 && (
        <p className="max-w-measure">
          {person === undefined ? t("homeTexts.nobody") : t("homeTexts.noOwn", { name: person })}
        </p>
      )}
      {homes && homes.length > 0 && (
        <>
          <p className="text-quiet">{t("homeTexts.own", { name: person })}</p>
          <ul className="grid gap-2 sm:gap-3">
            {homes.map((listing) => (
              <ListingItem key={listing.id} listing={listing} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
