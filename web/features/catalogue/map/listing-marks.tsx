/** Prices where the homes are. */
import { useTranslation } from "react-i18next";
import type { Property } from "../../../../domain/listing.ts";
import { intlTags } from "../../../../domain/locales.ts";
import { useLocale } from "../../../use-locale.ts";
import type { Mark } from "./cluster-homes.ts";

type HomeMarksProps = {
  marks: readonly Mark[];
  selectedId: string | undefined;
  onSelect: (home: Property) => void;
  onOpenCluster: (mark: Mark) => void;
};

export function HomeMarks({ marks, selectedId, onSelect, onOpenCluster }: HomeMarksProps) {
  const { t } = useTranslation();
  const short = new Intl.NumberFormat(intlTags[useLocale()], {
    notation: "compact",
    maximumFractionDigits: 2,
  });
  return marks.map((mark) => {
    const [home] = mark.homes;
    if (!home) return null;
    const isCluster = mark.homes.length > 1;
    const isSelected = mark.homes.some(({ id }) => id === selectedId);
    const amount = home.price ?? home.monthlyRentalPrice;
    const text = amount === null ? "?" : `฿${short.format(amount)}`;
    return (
      <button
        key={mark.key}
        type="button"
        onClick={() => (isCluster ? onOpenCluster(mark) : onSelect(home))}
        aria-label={isCluster ? t("catalogue.count", { count: mark.homes.length }) : `${text}, ${home.title}`}
        className={`tabular absolute min-h-8 -translate-x-1/2 -translate-y-1/2 cursor-pointer rounded-full border px-2.5 text-sm font-semibold whitespace-nowrap shadow-soft ${
          isSelected ? "z-10 border-lamp bg-lamp text-ink" : "border-edge bg-ink text-paper hover:border-lamp"
        } ${isCluster ? "min-w-9" : ""}`}
        style={{ left: mark.at.x, top: mark.at.y }}
      >
        {isCluster ? mark.homes.length : text}
      </button>
    );
  });
}
