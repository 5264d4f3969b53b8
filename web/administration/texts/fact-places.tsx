/** Where a fact stands: texts in their languages, questions, calculators. The build found them, the Worker adds yours. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { TextPlace } from "../../../domain/texts/text-places.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import type { FetchJson } from "../../data/api.ts";
import { paths } from "../../routing/paths.ts";
import { factsQuery, placesQuery } from "./texts-api.ts";

export function FactPlaces({ id, fetchJson }: { id: string; fetchJson: FetchJson }) {
  const { t } = useTranslation("admin");
  const { data: places } = useQuery(placesQuery(fetchJson));
  const { data: own } = useQuery(factsQuery(fetchJson));
  if (!places) return null;
  const found = places.facts[id] ?? [];
  const written = own?.written[id] ?? [];
  if (found.length + written.length === 0) {
    return <p className="text-sm text-quiet">{t("writtenTexts.standsNowhere")}</p>;
  }
  return (
    <div className="text-sm">
      <p className="font-semibold">{t("writtenTexts.standsIn")}</p>
      <ul className="mt-1 grid gap-0.5">
        {found.map((place) => (
          <li key={keyOf(place)} className="wrap-anywhere">
            <Place place={place} />
          </li>
        ))}
        {written.map(({ kind, name, locale }) => (
          <li key={`${kind} ${name} ${locale}`} className="wrap-anywhere">
            {t("writtenTexts.yourText", { name, language: locale })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Place({ place }: { place: TextPlace }) {
  const { t } = useTranslation("admin");
  if (place.in === "code") return t(`writtenTexts.parts.${place.part}`);
  const address = place.in === "article" ? place.path : `${paths.faq}#${place.id}`;
  return (
    <>
      <a href={address} target="_blank" rel="noopener" lang="en" className={textLinkStyles}>
        {place.title}
      </a>{" "}
      <span className="text-quiet uppercase">{place.languages.join(" ")}</span>
    </>
  );
}

const keyOf = (place: TextPlace) =>
  place.in === "code" ? place.part : place.in === "article" ? place.path : place.id;
