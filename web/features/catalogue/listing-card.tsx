/** One home in a grid: the whole card is one link. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Property } from "../../../domain/listing.ts";
import { formatMoney } from "../../../domain/money.ts";
import { Picture } from "../../components/picture.tsx";
import { paths } from "../../paths.ts";
import { useLocale } from "../../use-locale.ts";
import { PropertyFacts } from "./property-facts.tsx";
import { PropertyPrice } from "./property-price.tsx";

export function ListingCard({ property }: { property: Property }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [status] = property.status;
  return (
    <article className="relative flex flex-col overflow-hidden rounded-card border border-line bg-raised has-focus-visible:outline-2 has-focus-visible:outline-lamp">
      <Picture
        src={property.images[0]}
        alt=""
        sizes="(min-width: 64rem) 380px, (min-width: 40rem) 50vw, 100vw"
        className="aspect-4/3"
      />
      <div className="flex grow flex-col gap-2 p-5">
        <PropertyPrice property={property} className="text-xl" />
        <h3 className="text-lg" lang={property.language}>
          <Link
            to={paths.property(property.slug)}
            className="after:absolute after:inset-0 focus-visible:outline-none"
          >
            {property.title}
          </Link>
        </h3>
        <p className="text-sm text-quiet">
          {[property.address.state, property.address.city[0]].filter(Boolean).join(", ")}
        </p>
        <PropertyFacts property={property} />
        <p className="mt-auto flex gap-2 pt-2 text-xs text-quiet">
          {status && (
            <span className="rounded-full border border-line px-2.5 py-1">
              {t(`catalogue.status.${status}`)}
            </span>
          )}
          {property.isSample && <span className="py-1">{t("catalogue.sample")}</span>}
        </p>
        {property.monthlyRentalPrice !== null && property.price !== null && (
          <p className="text-sm text-quiet">
            {t("catalogue.perMonth", { amount: formatMoney(property.monthlyRentalPrice, "THB", locale) })}
          </p>
        )}
      </div>
    </article>
  );
}
