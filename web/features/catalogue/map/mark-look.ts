/** How the marks of homes look: the sum that leads its card for one, a count for several. */
import { useTranslation } from "react-i18next";
import { formatShort } from "../../../../domain/languages/numbers.ts";
import { useComposedName } from "../../../visitor/use-listing-name.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { type Mark, isOnePlace } from "./cluster-pins.ts";

const base =
  "tabular absolute grid min-h-8 -translate-x-1/2 -translate-y-1/2 cursor-pointer place-items-center rounded-full border px-2.5 text-sm font-semibold whitespace-nowrap shadow-soft";
const looks = {
  price: "border-edge bg-ink text-paper hover:border-lamp",
  count:
    "size-9 border-2 border-ink bg-paper p-0 text-ink outline-2 -outline-offset-1 outline-paper/50 hover:bg-lamp",
  chosen: "z-10 border-lamp bg-lamp text-ink",
};

export function markStyles(mark: Mark, isChosen: boolean): string {
  const isCluster = mark.pins.length > 1;
  return `${base} ${isCluster ? looks.count : isChosen ? "" : looks.price} ${isChosen ? looks.chosen : ""}`;
}

/** The text on a mark, and its name for those who do not see the map. */
export function useMarkTexts(): (mark: Mark) => { text: string; name: string } {
  const { t } = useTranslation(["catalogue", "map"]);
  const locale = useLocale();
  const nameOf = useComposedName();
  return (mark) => {
    const { pins } = mark;
    const [pin] = pins;
    if (!pin || pins.length > 1) {
      const homes = t("catalogue:count", { count: pins.length });
      return {
        text: String(pins.length),
        name: t(isOnePlace(mark) ? "map:listThem" : "map:zoomIn", { homes }),
      };
    }
    const short = pin.amount === null ? "?" : `฿${formatShort(pin.amount, locale, 2)}`;
    const text = pin.isMonthly ? t("map:perMonth", { amount: short }) : short;
    return { text, name: `${text}, ${nameOf(pin)}` };
  };
}
