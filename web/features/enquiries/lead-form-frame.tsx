/** The form element with everything that every form of ours carries, seen and unseen. */
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { honeypotField } from "../../../domain/lead.ts";
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
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
};

export function LeadFormFrame({ form, label, hidden = {}, onInput, ref, children }: FrameProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  return (
    <form
      ref={ref}
      method="post"
      action={`/api/leads/${form.kind}`}
      aria-label={label}
      noValidate={isHydrated}
      onSubmit={form.submit}
      onBlur={form.judgeField}
      onInput={(event) => onInput?.(event.currentTarget)}
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
