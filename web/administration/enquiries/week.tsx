/** All viewings of a week, by day, and the address with which a calendar follows them. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatDay } from "../../../domain/languages/format-date.ts";
import type { WeekViewing } from "../../../domain/leads/desk/lead-details.ts";
import { enquiryPath } from "../../../domain/leads/enquiry-path.ts";
import { pattayaDay, pattayaZone } from "../../../domain/places/pattaya-time.ts";
import { Badge } from "../../components/badge.tsx";
import { buttonStyles, textLinkStyles } from "../../components/controls/button-styles.ts";
import { Card } from "../../components/card.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { Link } from "../../routing/link.tsx";
import { useSearchParams } from "../../routing/router-hooks.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { Face } from "../controls/face.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { nameOf, useDesk } from "./desk-context.ts";
import { weekQuery } from "./enquiry-api.ts";
import { weekPath } from "./enquiry-paths.ts";
import { CalendarFeed } from "./one/calendar-feed.tsx";

const dayMs = 86_400_000;
const isDay = /^\d{4}-\d\d-\d\d$/;

export function Week() {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { fetchJson } = useDesk();
  const [monday] = useState(() => mondayOf(new Date()));
  const asked = useSearchParams().get("from") ?? "";
  const from = isDay.test(asked) && !Number.isNaN(Date.parse(asked)) ? shift(asked, 0) : monday;
  const { data, error, refetch } = useQuery(weekQuery(fetchJson, from));
  const days = Array.from({ length: 7 }, (_, index) => shift(from, index));
  return (
    <div className="grid gap-6">
      <nav aria-label={t("enquiryTexts.week")} className="flex flex-wrap items-center gap-3">
        <Link to={weekPath(shift(from, -7))} className={buttonStyles.quietSmall}>
          {t("enquiryTexts.weekBefore")}
        </Link>
        <Link to={weekPath()} className={buttonStyles.quietSmall}>
          {t("enquiryTexts.thisWeek")}
        </Link>
        <Link to={weekPath(shift(from, 7))} className={buttonStyles.quietSmall}>
          {t("enquiryTexts.weekAfter")}
        </Link>
        <span className="text-quiet">
          {formatDay(from, locale)} – {formatDay(shift(from, 6), locale)}
        </span>
      </nav>
      <FailureNotice error={error} onRetry={refetch} />
      {!data && !error && <Skeleton className="h-64" />}
      {data?.length === 0 && <p className="text-quiet">{t("enquiryTexts.noViewings")}</p>}
      {days.map((day) => {
        const viewings = data?.filter(({ startsAt }) => pattayaDay(new Date(startsAt)) === day) ?? [];
        if (viewings.length === 0) return null;
        return (
          <section key={day} aria-labelledby={day} className="grid gap-3">
            <h2 id={day} className="font-sans text-lg font-semibold">
              {formatDate(new Date(day), locale, { weekday: "long", timeZone: "UTC" })}{" "}
              <span className="font-normal text-quiet">{formatDay(day, locale)}</span>
            </h2>
            <ul className="grid gap-3">
              {viewings.map((viewing) => (
                <Line key={viewing.id} viewing={viewing} />
              ))}
            </ul>
          </section>
        );
      })}
      <CalendarFeed />
    </div>
  );
}

function Line({ viewing }: { viewing: WeekViewing }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { colleagues } = useDesk();
  const { startsAt, minutes, byVideo, place, status, leadId, name, assignee, home } = viewing;
  const assigned = colleagues.find(({ id }) => id === assignee);
  const time = formatDate(new Date(startsAt), locale, {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: pattayaZone,
  });
  const who = nameOf(colleagues, assignee) ?? t("enquiryTexts.nobody");
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <span className="tabular text-lg">{time}</span>
      <span className="min-w-0 grow basis-48">
        <Link to={enquiryPath(leadId)} className={`${textLinkStyles} wrap-anywhere`}>
          {name}
        </Link>
        <span className="block text-sm wrap-anywhere text-quiet">
          {[
            home,
            byVideo ? t("enquiryTexts.byVideo") : place,
            t("enquiryTexts.lasts", { count: minutes }),
            who,
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
      <Badge>{t(`enquiryTexts.viewingStatus.${status}`)}</Badge>
      {assigned && <Face name={who} portrait={assigned.portrait} />}
    </Card>
  );
}

function shift(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

function mondayOf(now: Date): string {
  const today = pattayaDay(now);
  return shift(today, -((new Date(today).getUTCDay() + 6) % 7));
}
