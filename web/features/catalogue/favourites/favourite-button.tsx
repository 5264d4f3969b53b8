/** The heart of a home. It needs script, so it appears with it. */
import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { iconButtonStyles } from "../../components/button-styles.ts";
import { useHydrated } from "../../use-hydrated.ts";
import { toggleFavourite, useFavourites } from "./favourites.ts";

type FavouriteButtonProps = { id: string; title: string; className?: string };

export function FavouriteButton({ id, title, className = "" }: FavouriteButtonProps) {
  const { t } = useTranslation();
  const isKept = useFavourites().includes(id);
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={t("catalogue.keep", { title })}
      onClick={() => toggleFavourite(id)}
      className={`${iconButtonStyles} ${className}`}
    >
      <Heart aria-hidden="true" className={`size-5 ${isKept ? "fill-coral text-coral" : ""}`} />
    </button>
  );
}
