/** What is due, the most pressing first. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Today } from "../../../domain/today.ts";
import type { FetchJson } from "../../data/api.ts";
import { Skeleton } from "../../components/skeleton.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { formatTime } from "../controls/format-time.ts";
import { findPart } from "../admin-navigation.ts";
import { AlertsCard } from "./alerts-card.tsx";
import { DueEnquiries } from "./due-enquiries.tsx";
import { DueReminders, UndeliveredLetters } from "./due-letters.tsx";
import { LateMoney, MoneyToReturn, ReceivedMoney, SoonMoney } from "./due-money.tsx";
import { DueItem, DueList, DueSection } from "./due-section.tsx";
import { InterestCard } from "./interest-card.tsx";
import { LatelyCard } from "./lately-card.tsx";
import { todayQuery } from "./today-query.ts";
import { nameSource } from "../scraping/name-source.ts";
import { useDay } from "../../visitor/formats/use-day.ts";

export function TodayBoard({ fetchJson }: { fetchJson: FetchJson }) {
  const { t } = useTranslation("admin");
  const { data: today, error, refetch } = useQuery(todayQuery(fetchJson));
  return (
    <>
      <FailureNotice error={error} what={t("todayTexts.failed")} onRetry={refetch} />
      {!today && !error && <Skeleton className="h-64" />}
      {today && (
        <div className="mt-4 grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
          <div className="grid gap-6">
            {isQuiet(today) && <p className="text-lg text-quiet">{t("todayTexts.nothing")}</p>}
            <Sections today={today} />
            {today.interest && <InterestCard interest={today.interest} />}
          </div>
          <div className="grid gap-6">
            {today.lately && <LatelyCard lately={today.lately} />}
            {today.alerts && <AlertsCard alerts={today.alerts} />}
          </div>
        </div>
      )}
    </>
  );
}

function isQuiet({
  money,
  enquiries,
  reviews,
  alarms,
  stillOffered,
  toVerify,
  viewings,
  reminders,
  letters,
}: Today): boolean {
  return [
    money?.late,
    money?.soon,
    enquiries,
    reviews,
    alarms,
    stillOffered,
    toVerify,
    viewings,
    reminders,
    letters,
  ].every((due) => !due?.count);
}

function Sections({ today }: { today: Today }) {
  const { money, enquiries, reviews, alarms, stillOffered, toVerify, viewings, reminders, letters } = today;
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const inbox = findPart(adminPaths.enquiries)?.to;
  return (
    <>
      {money && <LateMoney late={money.late} />}
      {reminders && reminders.count > 0 && <DueReminders due={reminders} />}
      {letters && letters.count > 0 && <UndeliveredLetters due={letters} />}
      {enquiries && enquiries.count > 0 && <DueEnquiries due={enquiries} />}
      {money && <MoneyToReturn toReturn={money.toReturn} />}
      {money && <SoonMoney soon={money.soon} />}
      {money && money.received.count > 0 && <ReceivedMoney received={money.received} />}
      {reviews && reviews.count > 0 && (
        <DueSection
          id="due-reviews"
          title={t("todayTexts.reviews")}
          count={reviews.count}
          to={adminPaths.scraperPart("review")}
        >
          {reviews.oldest && (
            <p className="text-sm text-quiet">
              {t("todayTexts.oldest", { time: formatTime(reviews.oldest, locale) })}
            </p>
          )}
        </DueSection>
      )}
      {alarms && alarms.count > 0 && (
        <DueSection
          id="due-alarms"
          title={t("alarms")}
          count={alarms.count}
          to={adminPaths.scraperPart("alarms")}
        >
          <DueList>
            {alarms.first.map(({ id, kind, source, at }) => (
              <DueItem
                key={id}
                to={adminPaths.scraperPart("alarms")}
                title={t(`alarm.${kind}`)}
                detail={`${nameSource(source, t)} · ${formatTime(at, locale)}`}
              />
            ))}
          </DueList>
        </DueSection>
      )}
      {stillOffered && (
        <DueHomes
          id="due-offers"
          title={t("todayTexts.stillOffered")}
          due={stillOffered}
          detailOf={(date) => t("todayTexts.contractFrom", { date })}
        />
      )}
      {toVerify && (
        <DueHomes
          id="due-checks"
          title={t("todayTexts.toVerify")}
          due={toVerify}
          detailOf={(date) => t("todayTexts.verifiedOn", { date })}
        />
      )}
      {viewings && viewings.count > 0 && (
        <DueSection id="due-viewings" title={t("todayTexts.viewings")} count={viewings.count} to={inbox}>
          <DueList>
            {viewings.first.map(({ id, name, listing, at, status }) => (
              <DueItem
                key={id}
                to={inbox && adminPaths.enquiry(id)}
                title={t("enquiryTexts.pattayaTime", { time: formatTime(at, locale) })}
                detail={[
                  status === "asked" && t("todayTexts.viewingAsked"),
                  status === "held" && t("todayTexts.viewingHeld"),
                  status === "cancelled" && t("todayTexts.viewingGivenUp"),
                  name,
                  listing,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              />
            ))}
          </DueList>
        </DueSection>
      )}
    </>
  );
}

type DueHomesProps = {
  id: string;
  title: string;
  due: NonNullable<Today["toVerify"]>;
  detailOf: (date: string) => string;
};

function DueHomes({ id, title, due, detailOf }: DueHomesProps) {
  const day = useDay();
  if (due.count === 0) return null;
  return (
    <DueSection id={id} title={title} count={due.count}>
      <DueList>
        {due.first.map((home) => (
          <DueItem
            key={home.id}
            to={adminPaths.listing(home.id)}
            title={home.title}
            detail={detailOf(day(home.on))}
          />
        ))}
      </DueList>
    </DueSection>
  );
}
