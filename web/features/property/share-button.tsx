/** Opens the device's share sheet if there is one, otherwise copies the link. */
import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { copyText } from "../../components/overlays/copy-text.ts";
import { showToast } from "../../components/overlays/toasts.ts";

export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation(["homeDetails", "frame"]);
  const share = async () => {
    const url = window.location.href.replace(/#.*/s, "");
    if (typeof navigator.share === "function") {
      // Closing the share sheet is not a failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    if (await copyText(url, t("frame:notCopied"))) {
      showToast({ type: "success", title: t("homeDetails:linkCopied") });
    }
  };
  return (
    <Button look="bareSmall" className="-my-2 -ml-4 justify-self-start unscripted:hidden" onClick={share}>
      <Share2 aria-hidden="true" className="size-4" />
      {t("homeDetails:share")}
    </Button>
  );
}
