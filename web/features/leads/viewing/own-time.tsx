/** A viewing's time by the visitor's own clock. In Pattaya it would say the same twice. */
import { useTranslation } from "react-i18next";
import { pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import { formatMoment } from "../../../visitor/formats/format-moment.ts";
import { useHydrated } from "../../../visitor/use-hydrated.ts";
import { useLocale } from "../../../visitor/use-locale.ts";

export function OwnTime({ at }: { at: Date }) {
  const { t } = useTranslation("forms");
  const locale = useLocale();
  const isHydrated = useHydrated();
  // The server does not know the visitor's zone.
  if (!isHydrated) return null;
  const time = formatMoment(at, locale);
  if (time === formatMoment(at, locale, pattayaZone)) return null;
  return <span className="block">{t("viewingInYourZone", { time })}</span>;
}
