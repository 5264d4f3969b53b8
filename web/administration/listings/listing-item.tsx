/** One home of a list. It has a box only where it can be chosen. */
import { useTranslation } from "react-i18next";
import type { BulkResult, FoundListing } from "../../../domain/listings/editable-listing.ts";
import { completeEnough } from "../../../domain/listings/completeness.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { isAreaSlug } from "../../../domain/places/areas.ts";
import { Badge } from "../../components/badge.tsx";
import { Picture } from "../../components/pictures/picture.tsx";
import { Link } from "../../routing/link.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { formatPattayaDay } from "../controls/format-time.ts";

type ListingItemProps = {
  listing: FoundListing;
  isChosen?: boolean;
  outcome?: BulkResult["outcome"] | undefined;
  onChoose?: (isChosen: boolean) => void;
};

export function ListingItem({ listing, isChosen = false, outcome, onChoose }: ListingItemProps) {
  const { t } = useTranslation(["admin", "catalogue", "frame", "property"]);
  const locale = useLocale();
  const { id, title, language, publication, price, monthly_rental_price: rent, area } = listing;
  const prices = [
    price !== null && formatMoney(price, "THB", locale),
    rent !== null && t("catalogue:perMonth", { amount: formatMoney(rent, "THB", locale) }),
  ].filter(Boolean);
  const facts = [
    prices.join(", ") || t("catalogue:priceOnRequest"),
    t(`property:type.${listing.property_type}`),
    isAreaSlug(area) && t(`frame:areaNames.${area}`),
    listing.agent_name,
  ].filter(Boolean);
  return (
    <li className="flex gap-2 rounded-card border border-line bg-raised p-2 has-checked:border-lamp has-[label]:pl-0 sm:gap-3 sm:p-3">
      {onChoose && (
        <label className="grid w-10 shrink-0 cursor-pointer place-items-center">
          <span className="sr-only">{t("admin:homeTexts.choose", { title })}</span>
          <input
            type="checkbox"
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
            className="tick size-5 rounded-md"
          />
        </label>
      )}
      <Picture
        src={listing.picture ?? undefined}
        alt=""
        sizes="(min-width: 40rem) 112px, 72px"
        className="aspect-4/3 w-18 shrink-0 self-start rounded-lg sm:w-28"
      />
      <div className="grid min-w-0 grow content-start gap-1 sm:gap-1.5">
        <h2
          lang={language}
          className="font-sans text-base leading-snug break-words max-sm:line-clamp-2 max-sm:text-sm"
        >
          <Link to={adminPaths.listing(id)} className="hover:text-lamp hover:underline">
            {title}
          </Link>
        </h2>
        <p className="tabular text-sm text-quiet max-sm:text-xs">{facts.join(" · ")}</p>
        <ul className="flex flex-wrap items-center gap-1.5">
          <li>
            <Badge tone={publication === "published" ? "gold" : "quiet"}>
              {t(`admin:listingTexts.publication.${publication}`)}
            </Badge>
          </li>
          {listing.status.map((one) => (
            <li key={one}>
              <Badge tone={one === "sold" || one === "rented" ? "coral" : "quiet"}>
                {t(`catalogue:status.${one}`)}
              </Badge>
            </li>
          ))}
          {listing.featured && (
            <li>
              <Badge>{t("admin:fields.featured")}</Badge>
            </li>
          )}
          <li
            className={`tabular text-xs ${listing.completeness < completeEnough ? "text-coral" : "text-quiet"}`}
          >
            {t("admin:homeTexts.completeness", { score: listing.completeness })}
          </li>
          <li className="tabular text-xs text-quiet max-sm:hidden">
            {t("admin:homeTexts.views", { count: listing.views })}
          </li>
          <li className="text-xs text-quiet max-sm:hidden">
            {t("admin:homeTexts.changedOn", {
              date: formatPattayaDay(listing.updated_at, locale),
            })}
          </li>
        </ul>
        {outcome && (
          <output className={`block text-sm ${outcome === "saved" ? "text-lamp" : "text-coral"}`}>
            {t(`admin:homeTexts.outcome.${outcome}`)}
          </output>
        )}
      </div>
    </li>
  );
}
