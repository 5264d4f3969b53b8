/** The listings saved on this device. One that is no longer available says so. */
import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../data/api.ts";
import { Button } from "../../../components/controls/button.tsx";
import { Sheet } from "../../../components/overlays/dialog.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { toggleFavourite, useFavourites } from "../../../visitor/favourites.ts";
import { ListingCard } from "../listing-card.tsx";
import { propertyQuery } from "../property-query.ts";

export function FavouritesSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("favourites");
  const kept = useFavourites();
  const listings = useQueries({ queries: kept.map((id) => ({ ...propertyQuery(id), retry: false })) });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} from="right" title={t("title")} description={t("where")}>
      {kept.length === 0 && <p className="text-quiet">{t("none")}</p>}
      <ul className="grid gap-5">
        {kept.map((id, index) => {
          const { data, error } = listings[index] ?? {};
          return (
            <li key={id}>
              {data && <ListingCard property={data} />}
              {!data && !error && <Skeleton className="h-72" />}
              {error && (
                <div className="flex items-center justify-between gap-4 rounded-card border border-line p-4">
                  <p className="text-quiet">{t(isGone(error) ? "gone" : "failed")}</p>
                  <Button look="quietSmall" onClick={() => toggleFavourite(id)}>
                    {t("remove")}
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
