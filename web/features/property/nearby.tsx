/** Where the listing is, and the distances to places nearby, as the crow flies. */
import { useTranslation } from "react-i18next";
import type { Property } from "../../../domain/listings/listing.ts";
import { intlTags } from "../../../domain/languages/locales.ts";
import { placesNear } from "../../../domain/places/places.ts";
import { PlaceMap } from "../../map/place-map.tsx";
import { useAreaName } from "../../visitor/use-area-name.ts";
import { useLocale } from "../../visitor/use-locale.ts";

export function Nearby({ property }: { property: Property }) {
  const { t } = useTranslation("property");
  const tag = intlTags[useLocale()];
  const { location, address } = property;
  const area = useAreaName()(property.area) ?? address.city[0] ?? "";
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby" className="mb-3 text-2xl">
        {t("nearby.title")}
      </h2>
      {location === null ? (
        <p className="text-quiet">{t("nearby.noLocation")}</p>
      ) : (
        <>
          <p className="mb-5 max-w-measure text-quiet">{t("nearby.text")}</p>
          <div className="grid gap-6 md:grid-cols-2">
            <div>
              <PlaceMap label={t("nearby.title")} point={location} pinLabel={address.state || area} />
              <p className="mt-2 text-sm text-quiet">{t("nearby.approximate")}</p>
            </div>
            <ul>
              {placesNear(location).map(({ slug, kilometres }) => (
                <li key={slug} className="flex justify-between gap-4 border-b border-line py-2.5">
                  <span>{t(`nearby.place.${slug}`)}</span>
                  <span className="tabular shrink-0 text-quiet">
                    {t("nearby.kilometres", {
                      value: kilometres.toLocaleString(tag, {
                        maximumFractionDigits: kilometres < 10 ? 1 : 0,
                      }),
                    })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </section>
  );
}
