/** What an admin wants to be reminded of. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { pattayaInstant } from "../../../../domain/places/pattaya-time.ts";
import { Button } from "../../../components/controls/button.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { useLeaveWarning } from "../../controls/use-leave-warning.ts";
import { formatTime } from "../../controls/format-time.ts";
import { DatedField } from "../dated-field.tsx";
import { Panel } from "../panel.tsx";
import { useLeadCommands } from "../use-lead-commands.ts";

export function RemindersPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { save, add, result, message, error, isBusy } = useLeadCommands();
  const [isTyped, setIsTyped] = useState(false);
  useLeaveWarning(isTyped);
  const addReminder = add(`${lead.id}/reminders`, (typed) => ({
    at: pattayaInstant(String(typed.get("at")))?.toISOString(),
    body: String(typed.get("body")),
  }));
  return (
    <Panel title={t("enquiryTexts.reminders")}>
      <ul className="grid gap-3 empty:hidden">
        {lead.reminders.map(({ id, at, body, doneAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className={`min-w-0 wrap-anywhere ${doneAt ? "text-quiet" : ""}`}>
              {body}
              <span className="block text-sm text-quiet">
                {doneAt
                  ? t("enquiryTexts.reminderDone", { time: formatTime(doneAt, locale) })
                  : formatTime(at, locale)}
              </span>
            </span>
            {!doneAt && (
              <Button
                look="quietSmall"
                isBusy={isBusy}
                onClick={() => save(`${lead.id}/reminders/${id}/done`)}
                aria-label={`${t("enquiryTexts.done")}: ${body}`}
              >
                {t("enquiryTexts.done")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form
        className="grid gap-3"
        onSubmit={addReminder}
        onInput={({ currentTarget }) =>
          setIsTyped([...new FormData(currentTarget).values()].some((value) => value !== ""))
        }
        onReset={() => setIsTyped(false)}
      >
        <TextField label={t("enquiryTexts.reminderText")} name="body" maxLength={500} required />
        <DatedField
          label={t("enquiryTexts.reminderAt")}
          name="at"
          type="datetime-local"
          within="reminder"
          required
        />
        <Button type="submit" look="quietSmall" className="justify-self-start" isBusy={isBusy}>
          {t("enquiryTexts.addReminder")}
        </Button>
      </form>
      <CommandResult result={result} message={message} error={error} />
    </Panel>
  );
}
