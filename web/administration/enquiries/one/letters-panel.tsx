/** The letters about an enquiry: sent, waiting, failed and returned; and the stop for those about instalments. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { LeadDetails } from "../../../../domain/leads/desk/lead-details.ts";
import {
  type LeadLetter,
  type LetterState,
  maySendAgain,
} from "../../../../domain/leads/desk/lead-letters.ts";
import { Button } from "../../../components/controls/button.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { useLocale } from "../../../visitor/use-locale.ts";
import { CommandResult } from "../../controls/command-result.tsx";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { formatTime } from "../../controls/format-time.ts";
import { useDesk } from "../desk-context.ts";
import { lettersQuery } from "../enquiry-api.ts";
import { Panel } from "../panel.tsx";
import { useLeadCommands } from "../use-lead-commands.ts";

/** These did not arrive. */
const lost: readonly LetterState[] = ["bounced", "complained", "failed", "no_address", "refused"];

export function LettersPanel({ lead }: { lead: LeadDetails }) {
  const { t } = useTranslation("admin");
  const { fetchJson } = useDesk();
  const { data, error, refetch } = useQuery(lettersQuery(fetchJson, lead.id));
  const { save, result, message, error: refusal, isBusy } = useLeadCommands();
  return (
    <Panel title={t("letterTexts.title")}>
      <FailureNotice error={error} what={t("letterTexts.notRead")} onRetry={refetch} />
      {!data && !error && <Skeleton className="h-16" />}
      {data?.letters.length === 0 && <p className="text-quiet">{t("letterTexts.none")}</p>}
      <ul className="grid gap-3 empty:hidden">
        {data?.letters.map((letter) => (
          <LetterItem
            key={letter.id}
            letter={letter}
            isBusy={isBusy}
            onSendAgain={() => save(`letters/${letter.id}/again`)}
          />
        ))}
      </ul>
      {data?.contracts.map(({ id, areStopped }) => (
        <div key={id} className="grid gap-2">
          <p className="text-sm text-quiet">{t(areStopped ? "letterTexts.stopped" : "letterTexts.goOut")}</p>
          <Button
            look="quietSmall"
            className="justify-self-start"
            isBusy={isBusy}
            onClick={() => save(`contracts/${id}/letters`, { areStopped: !areStopped })}
          >
            {t(areStopped ? "letterTexts.resume" : "letterTexts.stop")}
          </Button>
        </div>
      ))}
      <CommandResult result={result} message={message} error={refusal} />
    </Panel>
  );
}

type LetterItemProps = { letter: LeadLetter; isBusy: boolean; onSendAgain: () => void };

function LetterItem({ letter, isBusy, onSendAgain }: LetterItemProps) {
  const { kind, state, reason, at, nextAt, isToOffice, isAgain, wasSentAgain } = letter;
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const isWaiting = state === "waiting" || state === "trying";
  const to = t(isToOffice ? "letterTexts.toOffice" : "letterTexts.toSender");
  return (
    <li className="wrap-anywhere">
      {t(`letterTexts.kinds.${kind}`)} <span className="text-quiet">{to}</span>
      <span className={`block text-sm ${lost.includes(state) ? "font-semibold text-coral" : "text-quiet"}`}>
        {t(`letterTexts.states.${state}`, { time: formatTime(isWaiting ? nextAt : at, locale) })}
        {reason && lost.includes(state) && ` (${reason})`}
      </span>
      {(isAgain || wasSentAgain) && (
        <span className="block text-sm text-quiet">
          {t(isAgain ? "letterTexts.isAgain" : "letterTexts.wasSentAgain")}
        </span>
      )}
      {maySendAgain(letter) && (
        <Button look="quietSmall" className="mt-2" isBusy={isBusy} onClick={onSendAgain}>
          {t("letterTexts.sendAgain")}
        </Button>
      )}
    </li>
  );
}
