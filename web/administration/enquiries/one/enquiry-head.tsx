/** Who it is, how long it may wait, its state, and who looks after it. */
import { useTranslation } from "react-i18next";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { officeTarget } from "../../../../domain/site/office-hours.ts";
import { pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/controls/button.tsx";
import { formatMoment } from "../../../visitor/formats/format-moment.ts";
import { useSite } from "../../../visitor/use-site.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { Countdown } from "../countdown.tsx";
import { MoveControl } from "../move-control.tsx";
import { useMove } from "../use-move.ts";
import { useStateWord } from "../use-state-word.ts";
import { AssigneeControl } from "./assignee-control.tsx";

export function EnquiryHead({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { lostWord } = useStateWord();
  const { move, result, message, error, isBusy } = useMove();
  const isSpam = lead.state === "spam";
  const isWaiting = lead.dueAt !== null && lead.answeredAt === null;
  const { hours } = useSite();
  const target = officeTarget(hours, new Date(lead.createdAt));
  const moment = (instant: string | Date) => formatMoment(new Date(instant), locale, pattayaZone);
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-3xl wrap-anywhere">{lead.name || lead.email || lead.phone}</h1>
        <Countdown lead={lead} />
        <Badge>{t(`enquiryTexts.kinds.${lead.kind}`)}</Badge>
        <span className="tabular text-sm text-quiet">{lead.reference}</span>
      </div>
      {isWaiting && lead.dueAt && (
        <p className="text-sm text-quiet">
          {t("enquiryTexts.due.promised", { time: moment(lead.dueAt) })}
          {target && ` · ${t("enquiryTexts.due.office", { time: moment(target) })}`}
        </p>
      )}
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,14rem)_auto] sm:justify-start">
        <MoveControl lead={lead} move={move} />
        <AssigneeControl lead={lead} />
        <Button isBusy={isBusy} onClick={() => move(lead, isSpam ? "new" : "spam")}>
          {t(isSpam ? "enquiryTexts.notSpam" : "enquiryTexts.spam")}
        </Button>
      </div>
      {lead.lostReason && <p className="text-quiet">{lostWord(lead.kind, lead.lostReason)}</p>}
      <CommandResult result={result} message={message} error={error} />
    </header>
  );
}
