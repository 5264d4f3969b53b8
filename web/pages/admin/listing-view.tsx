/** `/admin/property-scraper/listings/:id`: edits one listing, published or not. Loaded when opened. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../data/api.ts";
import { showToast } from "../../components/overlays/toasts.ts";
import { fetchAsUser } from "../../features/account/fetch-as-user.ts";
import { EditListingForm } from "../../features/administration/listings/edit-listing-form.tsx";
import { FailureNotice } from "../../features/administration/failure-notice.tsx";
import {
  editListing,
  editedListingQuery,
  foundListingsKey,
  publishListing,
} from "../../features/administration/listings/listing-api.ts";
import { reviewKey } from "../../features/administration/review/review-api.ts";

export function ListingView({ id }: { id: string }) {
  const { t } = useTranslation(["admin", "frame"]);
  const queryClient = useQueryClient();
  const { data: listing, error, refetch } = useQuery(editedListingQuery(fetchAsUser, id));
  const [version, setVersion] = useState(0);
  if (error && !listing) {
    const isMissing = error instanceof ApiFailure && [404, 422].includes(error.status);
    return isMissing ? (
      <p role="alert">{t("admin:listingTexts.notFound")}</p>
    ) : (
      <FailureNotice error={error} what={t("admin:listingTexts.failed")} onRetry={refetch} />
    );
  }
  if (!listing) return <output className="block">{t("frame:loading")}</output>;
  return (
    <>
      <p className="mb-8 max-w-3xl text-quiet">{t("admin:listingTexts.editIntro")}</p>
      <EditListingForm
        // A new version of the listing needs a new form.
        key={version}
        listing={listing}
        save={editListing(fetchAsUser, id)}
        publish={publishListing(fetchAsUser, id)}
        onSaved={(title) => {
          showToast({ type: "success", title });
          for (const queryKey of [foundListingsKey, reviewKey])
            void queryClient.invalidateQueries({ queryKey });
        }}
        loadAgain={async () => {
          await refetch();
          setVersion(version + 1);
        }}
      />
    </>
  );
}
