/** How distances and minutes were reckoned, and where positions and lines were read. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import { bahtBusSource } from "../../../domain/places/baht-bus.ts";
import { type NearPlace, places } from "../../../domain/places/places.ts";
import { wayRule } from "../../../domain/places/ways.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { useLocale } from "../../visitor/use-locale.ts";

export function WayRule({ shown }: { shown: readonly NearPlace[] }) {
  const { t } = useTranslation("map");
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const known = places.filter(({ slug }) => shown.some((place) => place.slug === slug));
  const unverified = known.filter(({ position }) => position.standing === "unverified");
  return (
    <details className="mt-4 max-w-measure text-sm text-quiet">
      <summary className={`${textLinkStyles} inline-flex min-h-11 items-center`}>{t("way.rule")}</summary>
      <div className="grid gap-2 pb-2">
        <p>
          {t("way.onFootRule", {
            speed: number(wayRule.walkingKilometresAnHour),
            most: number(wayRule.longestWalkMinutes),
          })}
        </p>
        <p>
          {t("way.busRule", {
            speed: number(wayRule.busKilometresAnHour),
            wait: number(wayRule.waitMinutes),
            metres: number(wayRule.mostMetresToLine),
          })}{" "}
          <a href={bahtBusSource.source.url} lang="en" className={textLinkStyles}>
            {bahtBusSource.source.name}
          </a>
        </p>
        <p>{t("way.noTraffic")}</p>
        {known.map(
          ({ slug, position }) =>
            position.standing === "sourced" && (
              <p key={slug}>
                {t("way.readAt", { source: position.source.name })}{" "}
                <a href={position.source.url} className={textLinkStyles}>
                  {t(`place.${slug}`)}
                </a>
              </p>
            ),
        )}
        {unverified.length > 0 && (
          <p>
            {t("way.notVerified")} {unverified.map(({ slug }) => t(`place.${slug}`)).join(" · ")}
          </p>
        )}
      </div>
    </details>
  );
}
