/** The saved homes beside the page, and the way to the page of their own. */
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../components/controls/button.tsx";
import { Sheet } from "../../../components/overlays/dialog.tsx";
import { paths } from "../../../routing/paths.ts";
import { KeptHomes } from "./kept-homes.client.tsx";

export function FavouritesSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("favourites");
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("title")} description={t("where")}>
      <KeptHomes isShown={isOpen} onLeave={onClose} />
      <ButtonLink look="quietSmall" to={paths.saved} onClick={onClose} className="mt-8">
        {t("asPage")}
      </ButtonLink>
    </Sheet>
  );
}
