/** Nothing was wrong with the form: it could not be taken. What was typed stays. */
import { useTranslation } from "react-i18next";
import type { LeadFailure } from "./send-lead.ts";

const texts = {
  unavailable: "forms.unavailable",
  too_many_requests: "forms.tooMany",
  offline: "forms.offline",
  gone: "forms.homeGone",
} as const satisfies Record<LeadFailure, string>;

export function FailureNotice({ failure }: { failure: LeadFailure }) {
  const { t } = useTranslation();
  return (
    <p role="alert" className="rounded-field border border-coral px-4 py-3 text-coral">
      {t(texts[failure])}
    </p>
  );
}
