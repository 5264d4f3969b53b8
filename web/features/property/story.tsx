/**
 * The description in the page's language if there is one, with the seller's own words behind a click; otherwise the
 * seller's words with their language named. And the amenities.
 */
import { useTranslation } from "react-i18next";
import { isAmenity } from "../../../domain/listings/amenities.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { intlTags } from "../../../domain/languages/locales.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { useLocale } from "../../visitor/use-locale.ts";

export function Story({ property }: { property: Property }) {
  const { t } = useTranslation(["homeDetails", "amenities", "catalogue"]);
  const locale = useLocale();
  const language = new Intl.DisplayNames(intlTags[locale], { type: "language" }).of(property.language);
  const isForeign = property.language !== locale;
  const translated = isForeign ? property.translations[locale]?.description : "";
  const sellersTitle = (
    <p>
      {t("homeDetails:sellersTitle")} <span lang={property.language}>{property.title}</span>
    </p>
  );
  // A scraped home has no description unless its source allows it.
  const hasWords = property.description !== "";
  if (!hasWords && !isForeign && property.amenities.length === 0) return null;
  const original = (
    <p lang={property.language} className="max-w-measure text-lg whitespace-pre-line">
      {property.description}
    </p>
  );
  return (
    <section aria-labelledby="story">
      <h2 id="story" className="mb-5 text-2xl">
        {t("homeDetails:story")}
      </h2>
      {!translated ? (
        <>
          {isForeign && (
            <div className="mb-3 grid gap-1 text-sm text-quiet">
              {hasWords && <p>{t("homeDetails:writtenIn", { language })}</p>}
              {sellersTitle}
            </div>
          )}
          {hasWords && original}
        </>
      ) : (
        <>
          <p className="max-w-measure text-lg whitespace-pre-line">{translated}</p>
          <p className="mt-4 text-sm text-quiet">{t("homeDetails:translatedFrom", { language })}</p>
          <details className="mt-2">
            <summary className={`${textLinkStyles} min-h-6 w-fit text-sm`}>
              {t("homeDetails:showOriginal")}
            </summary>
            <div className="mt-3 grid gap-3 text-quiet">
              <div className="text-sm">{sellersTitle}</div>
              {original}
            </div>
          </details>
        </>
      )}
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
