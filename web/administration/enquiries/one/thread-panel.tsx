/** The conversation with the sender, oldest first. A message that waits or could not be sent is marked. */
import { useTranslation } from "react-i18next";
import type { LeadDetails, LeadMessage } from "../../../../domain/leads/desk/lead-details.ts";
import { pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import { Button } from "../../../components/controls/button.tsx";
import { formatMoment } from "../../../visitor/formats/format-moment.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { formatTime } from "../../controls/format-time.ts";
import { useRunCommands } from "../../controls/use-run-commands.ts";
import { nameOf, useDesk } from "../desk-context.ts";
import { order } from "../enquiry-api.ts";
import { Panel } from "../panel.tsx";
import { useNow } from "../use-now.ts";

export function ThreadPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const { fetchJson } = useDesk();
  const { send, result, message, error, isBusy } = useRunCommands();
  const stop = (id: string) =>
    send(async () => {
      await order(fetchJson, `${lead.id}/messages/${id}`, undefined, "DELETE");
      return t("enquiryTexts.stopped");
    });
  return (
    <Panel title={t("enquiryTexts.thread")}>
      {lead.messages.length === 0 && <p className="text-quiet">{t("enquiryTexts.noMessages")}</p>}
      <ol className="grid gap-3 empty:hidden">
        {lead.messages.map((one) => (
          <ThreadItem
            key={one.id}
            message={one}
            locale={lead.locale}
            isBusy={isBusy}
            onStop={() => stop(one.id)}
          />
        ))}
      </ol>
      <CommandResult result={result} message={message} error={error} />
    </Panel>
  );
}

type ThreadItemProps = {
  message: LeadMessage;
  locale: LeadDetails["locale"];
  isBusy: boolean;
  onStop: () => void;
};

function ThreadItem({ message, locale: language, isBusy, onStop }: ThreadItemProps) {
  const { t } = useTranslation("admin");
  const { colleagues } = useDesk();
  const isIn = message.direction === "in";
  const name = nameOf(colleagues, message.author) ?? t("enquiryTexts.someone");
  const mayStop = !isIn && !message.sentAt && !message.cancelledAt && message.attempts === 0;
  return (
    <li className={`grid gap-2 rounded-card border border-line p-4 ${isIn ? "mr-6" : "ml-6 bg-ink"}`}>
      <p className="text-sm text-quiet">
        {isIn ? t("enquiryTexts.direction.in") : t("enquiryTexts.direction.out", { name })}
        {` · ${t(`enquiryTexts.via.${message.channel}`)} · `}
        <MessageState message={message} />
      </p>
      {message.subject && <p className="font-semibold wrap-anywhere">{message.subject}</p>}
      <p lang={language} className="wrap-anywhere whitespace-pre-wrap">
        {message.body}
      </p>
      {mayStop && (
        <Button look="quietSmall" className="justify-self-start" isBusy={isBusy} onClick={onStop}>
          {t("enquiryTexts.stop")}
        </Button>
      )}
    </li>
  );
}

function MessageState({ message }: { message: LeadMessage }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const now = useNow();
  const { sentAt, cancelledAt, sendAt, hasFailed } = message;
  if (message.direction === "in") return formatTime(message.at, locale);
  if (sentAt) return t("enquiryTexts.messageState.sent", { time: formatTime(sentAt, locale) });
  if (cancelledAt) return t("enquiryTexts.messageState.cancelled");
  if (hasFailed) return <span className="text-coral">{t("enquiryTexts.messageState.retrying")}</span>;
  if (Date.parse(sendAt) <= now.getTime()) return t("enquiryTexts.messageState.sending");
  const time = formatMoment(new Date(sendAt), locale, pattayaZone);
  return t("enquiryTexts.messageState.scheduled", { time });
}
