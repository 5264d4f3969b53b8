/** The buttons on a live map. */
import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export const mapButtonStyles =
  "inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full border border-edge bg-ink/95 px-4 text-sm font-semibold shadow-soft transition-colors hover:border-paper disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:opacity-50";

type ZoomButtonsProps = { onZoom: (step: number) => void; onShowAll: () => void };

const stepOfPress = 0.7;

export function ZoomButtons({ onZoom, onShowAll }: ZoomButtonsProps) {
  const { t } = useTranslation("catalogue");
  return (
    <div className="absolute top-3 right-3 grid overflow-hidden rounded-field border border-line bg-ink">
      <ZoomButton label={t("nearer")} onPress={() => onZoom(stepOfPress)}>
        <Plus aria-hidden="true" />
      </ZoomButton>
      <ZoomButton label={t("further")} onPress={() => onZoom(-stepOfPress)}>
        <Minus aria-hidden="true" />
      </ZoomButton>
      <button
        type="button"
        onClick={onShowAll}
        className="min-h-11 cursor-pointer px-2 text-xs hover:bg-lifted"
      >
        {t("wholeCoast")}
      </button>
    </div>
  );
}

function ZoomButton({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 w-full cursor-pointer place-items-center border-b border-line hover:bg-lifted"
    >
      {children}
    </button>
  );
}
