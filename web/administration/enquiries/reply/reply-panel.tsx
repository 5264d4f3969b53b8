/** Writes a reply: a text to begin with, homes that fit, then by email, at once or later, or through a messenger. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { longestReply } from "../../../../domain/leads/desk/lead-orders.ts";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import type { ReplyChannel } from "../../../../domain/leads/desk/lead-states.ts";
import { findUnfilled, replySubject } from "../../../../domain/leads/desk/reply-texts.ts";
import { pattayaInstant, pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import { Button } from "../../../components/controls/button.tsx";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { TextArea } from "../../../components/controls/text-area.tsx";
import { TextField } from "../../../components/controls/text-field.tsx";
import { formatMoment } from "../../../visitor/formats/format-moment.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { useRunCommands } from "../../controls/use-run-commands.ts";
import { DatedField } from "../dated-field.tsx";
import { useDesk } from "../desk-context.ts";
import { replyTextsQuery } from "../enquiry-api.ts";
import { Panel } from "../panel.tsx";
import { useStateWord } from "../use-state-word.ts";
import { DraftNote } from "./draft-note.tsx";
import { MatchList } from "./match-list.tsx";
import { OpenIn } from "./open-in.tsx";
import { OthersHere } from "./others-here.tsx";
import { ReadyTexts } from "./ready-texts.tsx";
import { useDraft, useSendReply } from "./use-draft.ts";

export function ReplyPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const area = useRef<HTMLTextAreaElement>(null);
  const { draft, change, sendDraft, state, savedAt } = useDraft(lead, replySubject(lead.locale, lead.kind));
  const { send: run, result, message, error, isBusy } = useRunCommands();
  const sendReply = useSendReply(lead.id);
  const { data: own } = useQuery(replyTextsQuery(useDesk().fetchJson));
  const { stateWord } = useStateWord();
  // Applicants wait for options and owners for an answer. Others would read in their account that we have sent them homes.
  const [movesOn, setMovesOn] = useState(lead.kind === "application" || lead.kind === "offer");
  const [isLater, setIsLater] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Where the cursor is, or in place of what is selected. */
  const insert = (text: string) => {
    const { selectionStart = draft.body.length, selectionEnd = draft.body.length } = area.current ?? {};
    change({ body: draft.body.slice(0, selectionStart) + text + draft.body.slice(selectionEnd) });
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(selectionStart + text.length, selectionStart + text.length);
    });
  };

  const send = (channel: ReplyChannel, sendAt?: Date) => {
    if (!draft.body.trim()) {
      setProblem(t("enquiryTexts.empty"));
      area.current?.focus();
      return;
    }
    const place = findUnfilled(draft.body, own);
    if (place) {
      setProblem(t("enquiryTexts.unfilled", { place }));
      const at = draft.body.indexOf(place);
      area.current?.focus();
      area.current?.setSelectionRange(at, at + place.length);
      return;
    }
    setProblem(undefined);
    run(async () => {
      const isOnlyNew = lead.state === "new" && movesOn;
      const later = sendAt && { sendAt: sendAt.toISOString() };
      await sendDraft(({ subject, body }) =>
        // Messages of a messenger have no subject.
        sendReply({
          subject: channel === "email" ? subject : "",
          body,
          channel,
          movesOn: isOnlyNew,
          ...later,
        }),
      );
      setIsLater(false);
      if (!sendAt) return t(channel === "email" ? "enquiryTexts.sent" : "enquiryTexts.noted");
      return t("enquiryTexts.scheduled", { time: formatMoment(sendAt, locale, pattayaZone) });
    });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = new FormData(event.currentTarget).get("sendAt");
    const sendAt = isLater ? pattayaInstant(String(at)) : undefined;
    if (isLater && (!sendAt || sendAt <= new Date())) setProblem(t("enquiryTexts.sendAtPast"));
    else send("email", sendAt);
  };

  return (
    <Panel title={t("enquiryTexts.replyTo", { name: lead.name || (lead.email ?? lead.phone ?? "") })}>
      <OthersHere leadId={lead.id} isReplying={draft.body.trim() !== ""} />
      {lead.kind !== "offer" && <MatchList lead={lead} onInsert={insert} />}
      <ReadyTexts lead={lead} onInsert={insert} />
      <form className="grid gap-4" onSubmit={submit}>
        <TextField
          label={t("enquiryTexts.subject")}
          value={draft.subject}
          onChange={(event) => change({ subject: event.currentTarget.value })}
          maxLength={200}
        />
        <TextArea
          ref={area}
          label={t("enquiryTexts.body")}
          lang={lead.locale}
          rows={8}
          value={draft.body}
          onChange={(event) => change({ body: event.currentTarget.value })}
          maxLength={longestReply}
          error={problem}
        />
        <DraftNote state={state} savedAt={savedAt} />
        {lead.state === "new" && (
          <Checkbox
            label={t("enquiryTexts.movesOn", { state: stateWord(lead.kind, "options_sent") })}
            checked={movesOn}
            onChange={(event) => setMovesOn(event.currentTarget.checked)}
          />
        )}
        {lead.email && (
          <>
            {isLater && (
              <DatedField
                label={t("enquiryTexts.sendAt")}
                name="sendAt"
                type="datetime-local"
                within="sendLater"
                required
              />
            )}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" look="gold" isBusy={isBusy}>
                {t(isLater ? "enquiryTexts.sendLater" : "enquiryTexts.send")}
              </Button>
              <Button onClick={() => setIsLater(!isLater)}>
                {t(isLater ? "enquiryTexts.cancel" : "enquiryTexts.sendLater")}
              </Button>
            </div>
          </>
        )}
      </form>
      <CommandResult result={result} message={message} error={error} />
      <OpenIn lead={lead} draft={draft} isBusy={isBusy} onSent={send} />
    </Panel>
  );
}
