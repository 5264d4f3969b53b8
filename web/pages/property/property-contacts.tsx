/** Other ways to reach us about a listing, and what else to do with its page. */
import { useTranslation } from "react-i18next";
import type { Property } from "../../../domain/listings/listing.ts";
import { readOffer } from "../../../domain/listings/offer.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Messengers } from "../../features/leads/office/messengers.tsx";
import { AgentCard } from "../../features/property/agent-card.tsx";
import { ShareButton } from "../../features/property/share-button.tsx";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";

export function PropertyContacts({ property, title }: { property: Property; title: string }) {
  const { t } = useTranslation(["homeDetails", "contact"]);
  return (
    <div className="grid gap-5">
      <Messengers message={t("contact:messageHome", { title })} />
      {property.agent && <AgentCard agent={property.agent} />}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-4 text-sm">
        <ShareButton title={title} />
        {!readOffer(property).gone && (
          <Link to={paths.alertForHome(property.slug)} rel="nofollow" className={`${textLinkStyles} py-1.5`}>
            {t("homeDetails:alert")}
          </Link>
        )}
        <Link to={paths.propertySheet(property.slug)} rel="nofollow" className={`${textLinkStyles} py-1.5`}>
          {t("homeDetails:sheet.link")}
        </Link>
        <Link to={paths.report(property.slug)} rel="nofollow" className={`${textLinkStyles} py-1.5`}>
          {t("homeDetails:report")}
        </Link>
      </p>
    </div>
  );
}
