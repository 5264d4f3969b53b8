/** Cards of homes that a device remembers by their ids. */
import { useTranslation } from "react-i18next";
import type { Property } from "../../../../domain/listings/listing.ts";
import { ApiFailure } from "../../../data/api.ts";
import { Button } from "../../../components/controls/button.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { ListingCard } from "../listing-card.tsx";
import { useCardTexts } from "../use-card-texts.ts";

type Kept = { id: string; data?: Property | undefined; error?: Error | null };

type KeptListProps = { homes: readonly Kept[]; onRemove?: (id: string) => void; columns: string };

export function KeptList({ homes, onRemove, columns }: KeptListProps) {
  const { t } = useTranslation("favourites");
  const texts = useCardTexts();
  return (
    <ul className={`grid gap-5 ${columns}`}>
      {homes.map(({ id, data, error }) => (
        <li key={id}>
          {data && <ListingCard property={data} texts={texts} />}
          {!data && !error && <Skeleton className="h-72" />}
          {!data && error && (
            <div className="flex items-center justify-between gap-4 rounded-card border border-line p-4">
              <p className="text-quiet">{t(isGone(error) ? "gone" : "failed")}</p>
              {onRemove && (
                <Button look="quietSmall" onClick={() => onRemove(id)}>
                  {t("remove")}
                </Button>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function isGone(error: Error): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 410);
}
