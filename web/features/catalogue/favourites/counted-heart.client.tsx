import { Heart } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { browserPart, nothing } from "../../../components/page/browser-part.tsx";
import { useFavourites } from "../../../visitor/kept/favourites.ts";

const FavouritesSheet = browserPart(
  async () => (await import("./favourites-sheet.client.tsx")).FavouritesSheet,
  { texts: ["favourites", "catalogue", "compare"], instead: nothing },
);

export function CountedHeart() {
  const { t } = useTranslation("frame");
  const count = useFavourites().length;
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        aria-label={t("saved", { count })}
        onClick={() => setIsOpen(true)}
        className="relative inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-quiet transition-colors hover:text-paper"
      >
        <Heart aria-hidden="true" className={`size-5 ${count > 0 ? "fill-coral text-coral" : ""}`} />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="tabular absolute top-0.5 right-0 min-w-4.5 rounded-full bg-paper px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-ink"
          >
            {count}
          </span>
        )}
      </button>
      {isOpen !== undefined && <FavouritesSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
