/** Opens the saved listings. It appears once there is one. */
import { Heart } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../components/controls/button.tsx";
import { loadTexts } from "../../../i18n/load-texts.ts";
import { useFavourites } from "../../../visitor/favourites.ts";

type SheetProps = { isOpen: boolean; onClose: () => void };

export function FavouritesButton() {
  const { t, i18n } = useTranslation("catalogue");
  const kept = useFavourites();
  const [isOpen, setIsOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>();
  if (kept.length === 0 && !isOpen) return null;
  const open = async () => {
    // Only a press opens it: the Worker has none of it.
    if (import.meta.env.SSR) return;
    const [module] = await Promise.all([import("./favourites-sheet.tsx"), loadTexts(i18n, ["favourites"])]);
    setSheet(() => module.FavouritesSheet);
    setIsOpen(true);
  };
  return (
    <>
      <Button look="quietSmall" onClick={() => void open()}>
        <Heart aria-hidden="true" className="size-4 fill-coral text-coral" />
        {t("kept", { count: kept.length })}
      </Button>
      {Sheet && <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
