/** Shown when a valid form could not be accepted. The input stays. */
import { useTranslation } from "react-i18next";
import type { LeadFailure } from "./send-lead.ts";

const texts = {
  unavailable: "unavailable",
  too_many_requests: "tooMany",
  offline: "offline",
  gone: "homeGone",
} as const satisfies Record<LeadFailure, string>;

export function LeadFailureNotice({ failure }: { failure: LeadFailure }) {
  const { t } = useTranslation("forms");
  return (
    <p role="alert" className="rounded-field border border-coral px-4 py-3 text-coral">
      {t(texts[failure])}
    </p>
  );
}
