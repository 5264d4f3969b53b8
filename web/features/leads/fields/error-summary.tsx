/** Counts the invalid fields and links to each. It gets the focus when sending is refused. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { fieldId, inFormOrder, labelKeyOf } from "./field-names.ts";
import type { LeadForm } from "../use-lead-form.ts";

export function ErrorSummary({ form }: { form: LeadForm }) {
  const { t } = useTranslation("forms");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.rejections > 0) box.current?.focus();
  }, [form.rejections]);
  const names = inFormOrder(Object.keys(form.errors));
  const wasSent = form.rejections > 0 || form.isReturned;
  if (names.length === 0 || !wasSent) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-field border border-coral px-4 py-3 text-coral focus-visible:outline-coral"
    >
      <p className="font-semibold">{t("problems", { count: names.length })}</p>
      <ul className="flex flex-wrap gap-x-4">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(form.kind, name)}`}
              className="inline-block py-1 underline underline-offset-4"
            >
              {t(labelKeyOf(name))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
