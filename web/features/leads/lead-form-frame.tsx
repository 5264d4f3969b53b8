/** The form element with what all our forms share, visible and hidden. */
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { honeypotField } from "../../../domain/leads/form-fields.ts";
import { localisePath } from "../../../domain/languages/locales.ts";
import { useHydrated } from "../../visitor/use-hydrated.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { ErrorSummary } from "./fields/error-summary.tsx";
import { LeadFailureNotice } from "./lead-failure-notice.tsx";
import { useKeptAnswers, useRestoredAnswers } from "./use-kept-answers.ts";
import type { LeadForm } from "./use-lead-form.ts";
import { useLocation } from "../../routing/router-hooks.ts";

type FrameProps = {
  form: LeadForm;
  label: string;
  hidden?: Record<string, string>;
  returnQuery?: string;
  ref?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
};

/**
 * Longer than a click lasts. If an error appeared or disappeared between pointer down and up, the button would move
 * and the click would be lost. Not every browser gives the button as `relatedTarget`, so that check is not enough.
 */
const clickMs = 200;

export function LeadFormFrame({ form, label, hidden = {}, returnQuery = "", ref, children }: FrameProps) {
  const { t } = useTranslation("forms");
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const own = useRef<HTMLFormElement>(null);
  const element = ref ?? own;
  const { keep } = useKeptAnswers(form.kind);
  // These events bubble up from the fields. The form itself is not interactive.
  useEffect(() => {
    const listening = element.current;
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLButtonElement) return;
      setTimeout(() => void form.judgeField(target), clickMs);
    };
    const onTyped = ({ target }: Event) => {
      if (listening) keep(listening);
      if (target instanceof HTMLInputElement && target.type === "checkbox") void form.judgeField(target);
    };
    listening?.addEventListener("focusout", onFocusOut);
    listening?.addEventListener("input", onTyped);
    return () => {
      listening?.removeEventListener("focusout", onFocusOut);
      listening?.removeEventListener("input", onTyped);
    };
  });
  // After the listeners, which keep what was typed before the scripts ran.
  useRestoredAnswers(form.kind, element, isHydrated && !form.isReturned);
  return (
    <form
      ref={element}
      method="post"
      action={`/api/leads/${form.kind}`}
      aria-label={label}
      noValidate={isHydrated}
      onSubmit={form.submit}
      className="@container relative grid gap-5"
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={localisePath(pathname, locale) + returnQuery} />
      {/* Sent without JavaScript from the link's page, and back with errors: the address has lost the code. */}
      {form.values["referral"] && <input type="hidden" name="referral" value={form.values["referral"]} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
        <label>
          {t("leaveEmpty")}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ErrorSummary form={form} />
      {children}
      {form.failure && <LeadFailureNotice failure={form.failure} />}
    </form>
  );
}
