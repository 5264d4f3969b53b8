/** In the header of every page: how many homes are saved, and the sheet with them. It needs JavaScript. */
import { Heart } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { Later } from "../../../components/page/later.tsx";
import { loadTexts } from "../../../i18n/load-texts.ts";
import { useFavourites } from "../../../visitor/kept/favourites.ts";

type SheetProps = { isOpen: boolean; onClose: () => void };

export function FavouritesButton() {
  return (
    <Later before={<span className="size-11 shrink-0" />}>
      <CountedHeart />
    </Later>
  );
}

function CountedHeart() {
  const { t, i18n } = useTranslation("frame");
  const count = useFavourites().length;
  const [isOpen, setIsOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>();
  const open = async () => {
    // Only a press opens it: the Worker has none of it.
    if (import.meta.env.SSR) return;
    const [module] = await Promise.all([
      import("./favourites-sheet.tsx"),
      loadTexts(i18n, ["favourites", "catalogue", "compare"]),
    ]);
    setSheet(() => module.FavouritesSheet);
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-label={t("saved", { count })}
        onClick={() => void open()}
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
      {Sheet && <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
