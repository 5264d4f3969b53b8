/** A moment by the visitor's own clock. Undefined where that is Pattaya's, and on the server, which does not know the zone. */
import { pattayaZone } from "../../../domain/places/pattaya-time.ts";
import { useHydrated } from "../use-hydrated.ts";
import { useLocale } from "../use-locale.ts";
import { formatMoment } from "./format-moment.ts";

export function useOwnTime(at: Date): string | undefined {
  const locale = useLocale();
  const isHydrated = useHydrated();
  if (!isHydrated) return undefined;
  const time = formatMoment(at, locale);
  return time === formatMoment(at, locale, pattayaZone) ? undefined : time;
}
