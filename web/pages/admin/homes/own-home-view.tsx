/** `/admin/properties/:id` for a role that may read its own homes and change none. Loaded when opened. */
import { BackLink } from "../../../administration/controls/back-link.tsx";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../components/badge.tsx";
import { ButtonLink } from "../../../components/controls/button.tsx";
import { ApiFailure } from "../../../data/api.ts";
import { fetchAsUser } from "../../../features/account/fetch-as-user.ts";
import { FailureNotice } from "../../../administration/controls/failure-notice.tsx";
import { ownHomeQuery } from "../../../administration/listings/listing-list-api.ts";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { paths } from "../../../routing/paths.ts";
import { PropertyDetail } from "../../property/property-detail.tsx";

export function OwnHomeView({ id }: { id: string }) {
  const { t } = useTranslation(["admin", "frame"]);
  const { data: home, error, refetch } = useQuery(ownHomeQuery(fetchAsUser, id));
  if (error && !home) {
    return error instanceof ApiFailure && error.status === 404 ? (
      <p role="alert">{t("admin:homeTexts.notYours")}</p>
    ) : (
      <FailureNotice error={error} what={t("admin:listingTexts.failed")} onRetry={refetch} />
    );
  }
  if (!home) return <output className="block">{t("frame:loading")}</output>;
  const { property, publication, isShown } = home;
  return (
    <>
      <BackLink to={adminPaths.listings()}>{t("admin:listingTexts.all")}</BackLink>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <Badge tone={isShown ? "gold" : "quiet"}>{t(`admin:listingTexts.publication.${publication}`)}</Badge>
        <p className="text-quiet">{t("admin:homeTexts.readOnly")}</p>
        {isShown && (
          <ButtonLink look="quietSmall" to={paths.property(property.slug)}>
            {t("admin:homeTexts.onTheSite")}
          </ButtonLink>
        )}
      </div>
      {/* Its forms would send an enquiry in a visitor's name. */}
      <div inert className="overflow-hidden rounded-card border border-line p-4 sm:p-6">
        <PropertyDetail property={property} isPreview />
      </div>
    </>
  );
}
