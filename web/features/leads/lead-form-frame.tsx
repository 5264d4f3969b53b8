/** The form element with everything that every form of ours carries, seen and unseen. */
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { honeypotField } from "../../../domain/form-fields.ts";
import { localisePath } from "../../../domain/locales.ts";
import { useHydrated } from "../../use-hydrated.ts";
import { useLocale } from "../../use-locale.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import type { LeadForm } from "./use-lead-form.ts";

type FrameProps = {
  form: LeadForm;
  label: string;
  hidden?: Record<string, string>;
  onInput?: (form: HTMLFormElement) => void;
  ref?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
};

/**
 * Longer than a press lasts: a message that comes or goes between its down and its up would move the button away
 * from under it, and the press would be lost. Some browsers name the button as what gets the focus, some do not.
 */
const clickMs = 200;

export function LeadFormFrame({ form, label, hidden = {}, onInput, ref, children }: FrameProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const own = useRef<HTMLFormElement>(null);
  const element = ref ?? own;
  // What bubbles up from the fields; the form itself is nothing to interact with.
  useEffect(() => {
    const listening = element.current;
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLButtonElement) return;
      setTimeout(() => void form.judgeField(target), clickMs);
    };
    const onTyped = () => listening && onInput?.(listening);
    listening?.addEventListener("focusout", onFocusOut);
    listening?.addEventListener("input", onTyped);
    return () => {
      listening?.removeEventListener("focusout", onFocusOut);
      listening?.removeEventListener("input", onTyped);
    };
  });
  return (
    <form
      ref={element}
      method="post"
      action={`/api/leads/${form.kind}`}
      aria-label={label}
      noValidate={isHydrated}
      onSubmit={form.submit}
      className="relative grid gap-5"
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={localisePath(pathname, locale)} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
        <label>
          {t("forms.leaveEmpty")}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ErrorSummary form={form} />
      {children}
      {form.failure && <FailureNotice failure={form.failure} />}
    </form>
  );
}
