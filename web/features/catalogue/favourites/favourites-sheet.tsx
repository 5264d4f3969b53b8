/** The homes kept on this device; one that is no longer offered says so. */
import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { Sheet } from "../../components/dialog.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { toggleFavourite, useFavourites } from "./favourites.ts";
import { ListingCard } from "./listing-card.tsx";
import { propertyQuery } from "./property-query.ts";

export function FavouritesSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const kept = useFavourites();
  const homes = useQueries({ queries: kept.map((id) => ({ ...propertyQuery(id), retry: false })) });
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      from="right"
      title={t("favourites.title")}
      description={t("favourites.where")}
    >
      {kept.length === 0 && <p className="text-quiet">{t("favourites.none")}</p>}
      <ul className="grid gap-5">
        {kept.map((id, index) => {
          const { data, error } = homes[index] ?? {};
          return (
            <li key={id}>
              {data && <ListingCard property={data} />}
              {!data && !error && <Skeleton className="h-72" />}
              {error && (
                <div className="flex items-center justify-between gap-4 rounded-card border border-line p-4">
                  <p className="text-quiet">{t(isGone(error) ? "favourites.gone" : "favourites.failed")}</p>
                  <Button look="quietSmall" onClick={() => toggleFavourite(id)}>
                    {t("favourites.remove")}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 410);
}
