/** The heart button of a listing. It needs JavaScript, so it appears only after hydration. */
import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { iconButtonStyles } from "../../../components/controls/button-styles.ts";
import { useHydrated } from "../../../visitor/use-hydrated.ts";
import { toggleFavourite, useFavourites } from "../../../visitor/favourites.ts";

type FavouriteButtonProps = { id: string; title: string; className?: string };

export function FavouriteButton({ id, title, className = "" }: FavouriteButtonProps) {
  const { t } = useTranslation("catalogue");
  const isKept = useFavourites().includes(id);
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={t("keep", { title })}
      onClick={() => toggleFavourite(id)}
      className={`${iconButtonStyles} ${className}`}
    >
      <Heart aria-hidden="true" className={`size-5 ${isKept ? "fill-coral text-coral" : ""}`} />
    </button>
  );
}
