/** How long a lead may still wait, in words and in colour. */
import { useTranslation } from "react-i18next";
import { type WaitingTime, waitingTime } from "../../../domain/leads/desk/waiting-time.ts";
import { Badge } from "../../components/badge.tsx";
import { useNow } from "./use-now.ts";

const tones = { calm: "sea", soon: "gold", urgent: "coral" } as const;

export function Countdown({ lead }: { lead: { dueAt: string | null; answeredAt: string | null } }) {
  const { t } = useTranslation("admin");
  const waiting = waitingTime(lead, useNow());
  if (!waiting) return null;
  if (waiting.kind === "answered") return <Badge>{t("enquiryTexts.due.answered")}</Badge>;
  return <Badge tone={tones[waiting.urgency]}>{words(waiting)}</Badge>;

  function words({ kind, count }: Exclude<WaitingTime, { kind: "answered" }>): string {
    return kind === "justOver" ? t("enquiryTexts.due.justOver") : t(`enquiryTexts.due.${kind}`, { count });
  }
}
