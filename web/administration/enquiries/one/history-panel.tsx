/** Every move of the enquiry. */
import { useTranslation } from "react-i18next";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { Disclosure } from "../../controls/disclosure.tsx";
import { formatTime } from "../../controls/format-time.ts";
import { nameOf, useDesk } from "../desk-context.ts";
import { useStateWord } from "../use-state-word.ts";

export function HistoryPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { stateWord } = useStateWord();
  const { colleagues } = useDesk();
  if (lead.moves.length === 0) return null;
  return (
    <Disclosure summary={t("enquiryTexts.history")}>
      <ol className="grid gap-2">
        {lead.moves.map(({ from, to, admin, at }) => (
          <li key={at + to}>
            {t("enquiryTexts.movedBy", {
              from: stateWord(lead.kind, from),
              to: stateWord(lead.kind, to),
            })}
            <span className="block text-quiet">
              {t("enquiryTexts.by", {
                name: nameOf(colleagues, admin) ?? t("enquiryTexts.someone"),
                time: formatTime(at, locale),
              })}
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
