/** When it was sent, under which reference, and by when our answer comes, in the time of Pattaya. */
import { useTranslation } from "react-i18next";
import type { LeadKind } from "../../../../domain/leads/lead-choices.ts";
import type { MyLead } from "../../../../domain/leads/my-application.ts";
import { pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import { formatMoment } from "../../../visitor/formats/format-moment.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { hoursUntil } from "./hours-until.ts";

/** What the page that thanks for it promises. Whoever asked for the guide has it. */
const promises = {
  application: "due",
  offer: "due",
  viewing: "promise.viewing",
  contact: "promise.contact",
  consultation: "promise.consultation",
  affiliate: "promise.affiliate",
  guide: undefined,
} as const satisfies Record<LeadKind, string | undefined>;

type LeadFactsProps = {
  lead: Pick<MyLead, "kind" | "reference" | "createdAt" | "dueAt" | "answeredAt">;
  nowMs: number;
};

export function LeadFacts({ lead, nowMs }: LeadFactsProps) {
  const { kind, reference, createdAt, dueAt, answeredAt } = lead;
  const { t } = useTranslation("myAccount");
  const locale = useLocale();
  const date = (instant: string) => formatMoment(new Date(instant), locale, pattayaZone);
  const promise = promises[kind];
  const hours = dueAt ? hoursUntil(dueAt, nowMs) : 0;
  return (
    <>
      <p className="text-sm text-quiet">
        {t("applications.reference", { reference })} · {t("applications.sent", { date: date(createdAt) })}
      </p>
      {answeredAt === null && dueAt && promise && (
        <p>
          {hours > 0
            ? t(`applications.${promise}`, { count: hours, date: date(dueAt) })
            : t("applications.late", { date: date(dueAt) })}
        </p>
      )}
    </>
  );
}
