/** The description in its original language, with the seller's title if the page has another; and the amenities. */
import { useTranslation } from "react-i18next";
import { isAmenity } from "../../../domain/listings/amenities.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { intlTags } from "../../../domain/languages/locales.ts";
import { useLocale } from "../../visitor/use-locale.ts";

export function Story({ property }: { property: Property }) {
  const { t } = useTranslation(["property", "amenities", "catalogue"]);
  const locale = useLocale();
  const language = new Intl.DisplayNames(intlTags[locale], { type: "language" }).of(property.language);
  return (
    <section aria-labelledby="story">
      <h2 id="story" className="mb-5 text-2xl">
        {t("property:story")}
      </h2>
      {property.language !== locale && (
        <div className="mb-3 grid gap-1 text-sm text-quiet">
          <p>{t("property:writtenIn", { language })}</p>
          <p>
            {t("property:sellersTitle")} <span lang={property.language}>{property.title}</span>
          </p>
        </div>
      )}
      <p lang={property.language} className="max-w-measure text-lg whitespace-pre-line">
        {property.description}
      </p>
      {property.amenities.length > 0 && (
        <>
          <h3 className="mt-8 mb-4 text-xl">{t("catalogue:amenities")}</h3>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
            {property.amenities.map((amenity) => (
              <li
                key={amenity}
                className="flex gap-2 before:mt-[0.7em] before:size-1 before:shrink-0 before:rounded-full before:bg-lamp"
              >
                {isAmenity(amenity) ? t(`amenities:${amenity}`) : amenity}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
