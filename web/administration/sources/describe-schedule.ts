/** How often a source is read, in words. */
import type { TFunction } from "i18next";

const minutesAnHour = 60;
const minutesADay = 24 * minutesAnHour;

export function describeSchedule(minutes: number | null, t: TFunction<["admin"]>): string {
  if (minutes === null) return t("admin:sourceTexts.byHand");
  if (minutes % minutesADay === 0) return t("admin:sourceTexts.everyDays", { count: minutes / minutesADay });
  if (minutes % minutesAnHour === 0) {
    return t("admin:sourceTexts.everyHours", { count: minutes / minutesAnHour });
  }
  return t("admin:sourceTexts.everyMinutes", { count: minutes });
}
