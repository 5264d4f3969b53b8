/** The heart of a listing. It needs JavaScript, so it is shown in browser parts only. */
import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonStyles, iconButtonStyles } from "../../../components/controls/button-styles.ts";
import { toggleFavourite, useFavourites } from "../../../visitor/kept/favourites.ts";

type FavouriteButtonProps = {
  id: string;
  title: string;
  /** With the word beside the heart. */
  isNamed?: boolean;
  className: string;
};

export function FavouriteButton({ id, title, isNamed = false, className }: FavouriteButtonProps) {
  const { t } = useTranslation("catalogue");
  const isKept = useFavourites().includes(id);
  const heart = <Heart aria-hidden="true" className={`size-5 ${isKept ? "fill-coral text-coral" : ""}`} />;
  if (isNamed) {
    // The word changes, so the button is not said to be pressed as well.
    return (
      <button
        type="button"
        onClick={() => toggleFavourite(id)}
        className={`${buttonStyles.bareSmall} ${className}`}
      >
        {heart}
        {t(isKept ? "saved" : "save")}
        <span className="sr-only">: {title}</span>
      </button>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={t("keep", { title })}
      onClick={() => toggleFavourite(id)}
      className={`${iconButtonStyles} ${className}`}
    >
      {heart}
    </button>
  );
}
