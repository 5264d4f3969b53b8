/** A button of the page that our letters lead to. A form, so that it works without script and opening a link changes nothing. */
import type { ReactNode } from "react";
import type { AlertChange } from "../../../domain/alerts/alert-choices.ts";
import type { AlertLink } from "../../../domain/alerts/alert-link.ts";
import { useLocale } from "../../visitor/use-locale.ts";

type ChangeFormProps = {
  link: AlertLink;
  change: AlertChange;
  value?: string;
  className?: string;
  children: ReactNode;
};

export function ChangeForm({ link, change, value, className, children }: ChangeFormProps) {
  const fields = { ...link, change, locale: useLocale(), ...(value && { value }) };
  return (
    <form method="post" action="/api/alerts/change" className={className}>
      {Object.entries(fields).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      {children}
    </form>
  );
}
