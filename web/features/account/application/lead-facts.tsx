/** When it was sent, under which reference, and by when our answer comes, in the time of Pattaya. */
import { useTranslation } from "react-i18next";
import type { MyLead } from "../../../../domain/leads/my-application.ts";
import { pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import { formatMoment } from "../../../visitor/format-moment.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { hoursUntil } from "./hours-until.ts";

type LeadFactsProps = {
  lead: Pick<MyLead, "kind" | "reference" | "createdAt" | "dueAt" | "answeredAt">;
  nowMs: number;
};

export function LeadFacts({ lead, nowMs }: LeadFactsProps) {
  const { kind, reference, createdAt, dueAt, answeredAt } = lead;
  const { t } = useTranslation("myAccount");
  const locale = useLocale();
  const date = (instant: string) => formatMoment(new Date(instant), locale, pattayaZone);
  const hours = dueAt ? hoursUntil(dueAt, nowMs) : 0;
  return (
    <>
      <p className="text-sm text-quiet">
        {t("applications.reference", { reference })} · {t("applications.sent", { date: date(createdAt) })}
      </p>
      {answeredAt === null && dueAt && (
        <p>
          {hours <= 0 && t("applications.late", { date: date(dueAt) })}
          {hours > 0 && kind === "viewing" && t("applications.viewing")}
          {hours > 0 && kind !== "viewing" && t("applications.due", { count: hours, date: date(dueAt) })}
        </p>
      )}
    </>
  );
}
