/** Where the listing is, what is near, and how long it takes there on foot and by baht bus. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Property } from "../../../domain/listings/listing.ts";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import { placesNear, shownKilometres } from "../../../domain/places/places.ts";
import { waysBetween } from "../../../domain/places/ways.ts";
import { PlacePoints, type ShownKind, signBoxes } from "../../map/place-points.tsx";
import { PlaceMap } from "../../map/place-map.tsx";
import { placeWindow } from "../../map/place-window.ts";
import { PlaceSwitches } from "../../map/place-switches.tsx";
import { useAreaName } from "../../visitor/use-area-name.ts";
import { useHydrated } from "../../visitor/use-hydrated.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { WayRule } from "./way-rule.tsx";

export function Nearby({ property }: { property: Property }) {
  const { t } = useTranslation(["homeDetails", "map"]);
  const locale = useLocale();
  const isHydrated = useHydrated();
  const [kinds, setKinds] = useState<ShownKind[]>([]);
  const { location, address } = property;
  const area = useAreaName()(property.area) ?? address.city[0] ?? "";
  const near = location ? placesNear(location) : [];
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby" className="mb-3 text-2xl">
        {t("homeDetails:nearby.title")}
      </h2>
      {location === null ? (
        <p className="text-quiet">{t("homeDetails:nearby.noLocation")}</p>
      ) : (
        <>
          <p className="mb-5 max-w-measure text-quiet">{t("map:way.text")}</p>
          <div className="grid gap-6 md:grid-cols-2">
            <div className="grid content-start gap-2">
              <PlaceMap
                label={t("homeDetails:nearby.title")}
                point={location}
                pinLabel={address.state || area}
                around={<PlacePoints kinds={kinds} {...placeWindow(location)} />}
                aroundBoxes={signBoxes(kinds, placeWindow(location))}
              />
              {isHydrated && <PlaceSwitches shown={kinds} onChange={setKinds} />}
              <p className="text-sm text-quiet">{t("homeDetails:nearby.approximate")}</p>
            </div>
            <ul>
              {near.map(({ slug, kilometres, at }) => {
                const { onFoot, byBahtBus } = waysBetween(location, at);
                const value = formatNumber(shownKilometres(kilometres), locale);
                const ways = [
                  onFoot !== undefined && t("map:way.onFoot", { minutes: onFoot }),
                  byBahtBus !== undefined && t("map:way.byBahtBus", { minutes: byBahtBus }),
                ].filter(Boolean);
                return (
                  <li key={slug} className="border-b border-line py-2.5">
                    <span className="flex justify-between gap-4">
                      <span>{t(`map:place.${slug}`)}</span>
                      <span className="tabular shrink-0 text-quiet">
                        {t("map:way.kilometres", { value })}
                      </span>
                    </span>
                    {ways.length > 0 && (
                      <span className="tabular block text-sm text-quiet">{ways.join(" · ")}</span>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
          <WayRule shown={near} />
        </>
      )}
    </section>
  );
}
