/** What this device remembers, to begin a comparison with: homes put side by side, saved, or viewed lately. */
import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../components/controls/button.tsx";
import { paths } from "../../../routing/paths.ts";
import { mostCompared, useCompared } from "../../../visitor/kept/compared.ts";
import { useFavourites } from "../../../visitor/kept/favourites.ts";
import { useRecentlyViewed } from "../../../visitor/kept/recently-viewed.ts";
import { ListingGrid } from "../listing-grid.tsx";
import { propertyQuery } from "../property-query.ts";

const mostShown = 6;

export function RememberedHomes({ shown }: { shown: readonly string[] }) {
  const { t } = useTranslation("compare");
  const compared = useCompared();
  const all = [...compared, ...useFavourites(), ...useRecentlyViewed()];
  const ids = [...new Set(all)].filter((id) => !shown.includes(id)).slice(0, mostShown);
  const homes = useQueries({ queries: ids.map((id) => ({ ...propertyQuery(id), retry: false })) });
  const listings = homes.flatMap(({ data }) => data ?? []);
  const chosen = [...new Set([...shown, ...compared])].slice(0, mostCompared);
  if (listings.length === 0) return null;
  return (
    <div className="grid w-full gap-6">
      <h2 className="text-2xl">{t("remembered")}</h2>
      {chosen.length > 1 && (
        <ButtonLink to={paths.compare(chosen)} className="justify-self-start">
          {t("compareChosen", { count: chosen.length })}
        </ButtonLink>
      )}
      <ListingGrid listings={listings} />
    </div>
  );
}
