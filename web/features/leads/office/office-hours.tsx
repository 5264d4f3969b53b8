/** Office hours in Pattaya's time and, in the browser, in the visitor's. */
import { useTranslation } from "react-i18next";
import { dateFormat } from "../../../../domain/languages/intl-formats.ts";
import { intlTags } from "../../../../domain/languages/locales.ts";
import { comingHolidays, isOfficeOpen, officeWeek } from "../../../../domain/site/office-hours.ts";
import { pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import { Badge } from "../../../components/badge.tsx";
import { useBrowserNow } from "../../../visitor/use-browser-now.ts";
import { useSite } from "../../../visitor/use-site.ts";
import { useLocale } from "../../../visitor/use-locale.ts";

/** Any week will do for the server's HTML, which is the same for everyone and shows only Pattaya's time. */
const someWeek = new Date("2026-01-07T05:00:00Z");

export function OfficeHours() {
  const { t } = useTranslation("contact");
  const tag = intlTags[useLocale()];
  const office = useSite().hours;
  const browserNow = useBrowserNow();
  const now = browserNow ?? someWeek;
  const week = officeWeek(office, now);
  const visitorsZone = browserNow ? new Intl.DateTimeFormat().resolvedOptions().timeZone : pattayaZone;
  const isElsewhere = clock(now, visitorsZone, tag) !== clock(now, pattayaZone, tag);
  const hours = (opens: Date, closes: Date, zone: string) =>
    `${clock(opens, zone, tag)} – ${clock(closes, zone, tag)}`;
  return (
    <div>
      <div className="mb-3 flex min-h-8 flex-wrap items-center gap-3">
        <h3 className="text-xl">{t("hours")}</h3>
        {browserNow && (
          <Badge tone={isOfficeOpen(office, now) ? "gold" : "quiet"}>
            {isOfficeOpen(office, now) ? t("nowOpen") : t("nowClosed")}
          </Badge>
        )}
      </div>
      <table className="tabular w-full text-sm">
        <thead className="text-left text-quiet">
          <tr>
            <td aria-hidden="true" />
            <th scope="col" className="py-1 pr-4 font-normal">
              {t("inPattaya")}
            </th>
            {isElsewhere && (
              <th scope="col" className="py-1 font-normal">
                {t("yourTime", { zone: zoneName(now, visitorsZone, tag) })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {week.map((day) => (
            <tr key={day.day}>
              <th scope="row" className="py-1 pr-4 text-left font-normal whitespace-nowrap text-quiet">
                {weekday(day.day, tag)}
              </th>
              {day.opens === null ? (
                <td colSpan={isElsewhere ? 2 : 1}>{t("closed")}</td>
              ) : (
                <>
                  <td className="py-1 pr-4 min-[22.5rem]:whitespace-nowrap">
                    {hours(day.opens, day.closes, pattayaZone)}
                  </td>
                  {isElsewhere && (
                    <td className="py-1 min-[22.5rem]:whitespace-nowrap">
                      {hours(day.opens, day.closes, visitorsZone)}
                    </td>
                  )}
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Holidays days={browserNow ? comingHolidays(office, browserNow) : office.holidays} />
    </div>
  );
}

function Holidays({ days }: { days: readonly string[] }) {
  const { t } = useTranslation("contact");
  const tag = intlTags[useLocale()];
  if (days.length === 0) return null;
  return (
    <p className="mt-3 text-sm text-quiet">
      {t("closedOn", {
        days: new Intl.ListFormat(tag).format(days.map((day) => longDay(day, tag))),
      })}
    </p>
  );
}

/** Not by `formatDay`, which brings the formats of all facts into the first view. */
function longDay(day: string, tag: string): string {
  return dateFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

function clock(instant: Date, timeZone: string, tag: string): string {
  return dateFormat(tag, { hour: "2-digit", minute: "2-digit", timeZone }).format(instant);
}

function zoneName(instant: Date, timeZone: string, tag: string): string {
  const parts = dateFormat(tag, { timeZone, timeZoneName: "shortGeneric" }).formatToParts(instant);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

function weekday(day: number, tag: string): string {
  // 5 January 2026 was a Monday.
  return dateFormat(tag, { weekday: "long", timeZone: "UTC" }).format(new Date(Date.UTC(2026, 0, 4 + day)));
}
