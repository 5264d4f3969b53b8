/** What an admin wanted to be reminded of, and letters that did not arrive. */
import { useTranslation } from "react-i18next";
import type { Today } from "../../../domain/today.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { formatTime } from "../controls/format-time.ts";
import { DueItem, DueList, DueSection } from "./due-section.tsx";

export function DueReminders({ due: { count, first } }: { due: NonNullable<Today["reminders"]> }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  return (
    <DueSection id="due-reminders" title={t("letterTexts.reminders")} count={count}>
      <DueList>
        {first.map(({ id, leadId, name, body, at }) => (
          <DueItem
            key={id}
            to={adminPaths.enquiry(leadId)}
            title={body}
            detail={`${name} · ${formatTime(at, locale)}`}
          />
        ))}
      </DueList>
    </DueSection>
  );
}

export function UndeliveredLetters({ due: { count, first } }: { due: NonNullable<Today["letters"]> }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  return (
    <DueSection id="due-letters" title={t("letterTexts.undelivered")} count={count}>
      <DueList>
        {first.map(({ id, leadId, name, kind, state, at }) => (
          <DueItem
            key={id}
            to={adminPaths.enquiry(leadId)}
            title={name}
            detail={t(`letterTexts.kinds.${kind}`)}
            aside={
              <span className="text-sm text-coral">
                {t(`letterTexts.states.${state}`, { time: formatTime(at, locale) })}
              </span>
            }
          />
        ))}
      </DueList>
    </DueSection>
  );
}
