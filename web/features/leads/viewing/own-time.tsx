/** A viewing's time by the visitor's own clock. In Pattaya it would say the same twice. */
import { useTranslation } from "react-i18next";
import { useOwnTime } from "../../../visitor/formats/use-own-time.ts";

export function OwnTime({ at }: { at: Date }) {
  const { t } = useTranslation("forms");
  const time = useOwnTime(at);
  return time && <span className="block">{t("viewingInYourZone", { time })}</span>;
}
