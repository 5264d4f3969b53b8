/** What an admin wants to be reminded of. */
import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { LeadDetails } from "../../../../../domain/leads/desk/lead-details.ts";
import { pattayaInstant } from "../../../../../domain/places/pattaya-time.ts";
import { Button } from "../../../../components/controls/button.tsx";
import { TextField } from "../../../../components/controls/text-field.tsx";
import { useLocale } from "../../../../visitor/use-locale.ts";
import { CommandResult } from "../../command-result.tsx";
import { formatTime } from "../../format-time.ts";
import { useRunCommands } from "../../use-run-commands.ts";
import { useDesk } from "../desk-context.ts";
import { order } from "../enquiry-api.ts";
import { Panel } from "../panel.tsx";

export function RemindersPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { fetchJson } = useDesk();
  const { send, result, message, error, isBusy } = useRunCommands();
  const form = useRef<HTMLFormElement>(null);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const at = pattayaInstant(String(typed.get("at")))?.toISOString();
    send(async () => {
      await order(fetchJson, `${lead.id}/reminders`, { at, body: String(typed.get("body")) });
      form.current?.reset();
      return t("enquiryTexts.saved");
    });
  };
  const settle = (id: string) =>
    send(async () => {
      await order(fetchJson, `${lead.id}/reminders/${id}/done`);
      return t("enquiryTexts.saved");
    });
  return (
    <Panel title={t("enquiryTexts.reminders")}>
      <ul className="grid gap-3 empty:hidden">
        {lead.reminders.map(({ id, at, body, doneAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className={`min-w-0 break-words ${doneAt ? "text-quiet" : ""}`}>
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
                onClick={() => settle(id)}
                aria-label={`${t("enquiryTexts.done")}: ${body}`}
              >
                {t("enquiryTexts.done")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form ref={form} className="grid gap-3" onSubmit={add}>
        <TextField label={t("enquiryTexts.reminderText")} name="body" maxLength={500} required />
        <TextField label={t("enquiryTexts.reminderAt")} name="at" type="datetime-local" required />
        <Button type="submit" look="quietSmall" className="justify-self-start" isBusy={isBusy}>
          {t("enquiryTexts.addReminder")}
        </Button>
      </form>
      <CommandResult result={result} message={message} error={error} />
    </Panel>
  );
}
