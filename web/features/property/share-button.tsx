/** The device's own sharing where there is one, else the link in the clipboard. */
import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import { showToast } from "../../components/toasts.ts";

export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation();
  const share = async () => {
    const url = window.location.href.replace(/#.*$/, "");
    if (typeof navigator.share === "function") {
      // Closing the device's sheet is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url);
    showToast({ type: "success", title: t("property.linkCopied") });
  };
  return (
    <Button look="bareSmall" className="-my-2 -ml-4 justify-self-start unscripted:hidden" onClick={share}>
      <Share2 aria-hidden="true" className="size-4" />
      {t("property.share")}
    </Button>
  );
}
