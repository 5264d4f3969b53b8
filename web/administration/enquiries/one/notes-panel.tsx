/** What colleagues noted. Notes are only added to. */
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import { Button } from "../../../components/controls/button.tsx";
import { TextArea } from "../../../components/controls/text-area.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { useLeaveWarning } from "../../controls/use-leave-warning.ts";
import { formatTime } from "../../controls/format-time.ts";
import { nameOf, useDesk } from "../desk-context.ts";
import { Panel } from "../panel.tsx";
import { useLeadCommands } from "../use-lead-commands.ts";

export function NotesPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { colleagues } = useDesk();
  const { saveOnce, result, message, error, isBusy } = useLeadCommands();
  const [body, setBody] = useState("");
  useLeaveWarning(body.trim() !== "");
  const add = (event: FormEvent) => {
    event.preventDefault();
    saveOnce(`${lead.id}/notes`, { body }, () => setBody(""));
  };
  return (
    <Panel title={t("enquiryTexts.notes")}>
      {lead.notes.length === 0 && <p className="text-quiet">{t("enquiryTexts.noNotes")}</p>}
      <ul className="grid gap-3 empty:hidden">
        {lead.notes.map((note) => (
          <li key={note.id} className="grid gap-1 border-l-2 border-line pl-3">
            <p className="wrap-anywhere whitespace-pre-wrap">{note.body}</p>
            <p className="text-sm text-quiet">
              {t("enquiryTexts.by", {
                name: nameOf(colleagues, note.author) ?? t("enquiryTexts.someone"),
                time: formatTime(note.at, locale),
              })}
            </p>
          </li>
        ))}
      </ul>
      <form className="grid gap-3" onSubmit={add}>
        <TextArea
          label={t("enquiryTexts.note")}
          hint={t("enquiryTexts.noteHint")}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
          maxLength={4_000}
          required
        />
        <Button type="submit" look="quietSmall" className="justify-self-start" isBusy={isBusy}>
          {t("enquiryTexts.addNote")}
        </Button>
      </form>
      <CommandResult result={result} message={message} error={error} />
    </Panel>
  );
}
