/** One enquiry in the list: who, what, since when, and how long it may still wait. */
import { useTranslation } from "react-i18next";
import { enquiryPath } from "../../../../domain/leads/enquiry-path.ts";
import type { LeadHead } from "../../../../domain/leads/desk/lead-details.ts";
import { Badge } from "../../../components/badge.tsx";
import { Card } from "../../../components/card.tsx";
import { Link } from "../../../routing/link.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { Face } from "../../controls/face.tsx";
import { formatTime } from "../../controls/format-time.ts";
import { Countdown } from "../countdown.tsx";
import { nameOf, useDesk } from "../desk-context.ts";
import { useStateWord } from "../use-state-word.ts";

export function EnquiryRow({ lead }: { lead: LeadHead }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { stateWord } = useStateWord();
  const { colleagues } = useDesk();
  const assigned = colleagues.find(({ id }) => id === lead.assignee);
  const who = nameOf(colleagues, lead.assignee) ?? t("enquiryTexts.nobody");
  const facts = [
    t(`enquiryTexts.kinds.${lead.kind}`),
    lead.listing,
    formatTime(lead.createdAt, locale),
    who,
    lead.remindAt && t("enquiryTexts.remindAt", { time: formatTime(lead.remindAt, locale) }),
  ];
  return (
    <Card as="li" className="relative grid gap-2 p-4 hover:border-edge">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 grow font-sans text-base font-semibold wrap-anywhere">
          <Link to={enquiryPath(lead.id)} className="after:absolute after:inset-0 after:rounded-card">
            {lead.name || lead.email || lead.phone}
          </Link>
        </h2>
        <div className="flex flex-wrap gap-2">
          {lead.hasNewMessage && <Badge tone="gold">{t("enquiryTexts.newMessage")}</Badge>}
          <Countdown lead={lead} />
          <Badge>{stateWord(lead.kind, lead.state)}</Badge>
          {assigned && <Face name={who} portrait={assigned.portrait} />}
        </div>
      </div>
      <p className="tabular text-sm wrap-anywhere text-quiet">{facts.filter(Boolean).join(" · ")}</p>
      {lead.message && (
        <p lang={lead.locale} className="line-clamp-2 text-sm wrap-anywhere">
          {lead.message}
        </p>
      )}
    </Card>
  );
}
