/** Says at the bottom of the window that there is no connection, as long as there is none. */
import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

export function OfflineNotice() {
  const { t } = useTranslation("frame");
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-20 z-50 grid justify-items-center px-4">
      {!isOnline && (
        <span className="flex items-center gap-2.5 rounded-full border border-coral bg-ink px-5 py-3 text-sm shadow-soft">
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-coral" />
          {t("offline")}
        </span>
      )}
    </output>
  );
}

function listen(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
