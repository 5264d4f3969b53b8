/** A form whose page is there no more, as the one on the contact page: what was typed stays, with what it was about. */
import { type Locale, localisePath } from "../domain/locales.ts";
import type { FormState } from "../web/form-state.tsx";
import { paths } from "../web/paths.ts";

const asked = ["name", "email", "phone", "country", "reachBy", "message", "consent"];

export function toContactForm(
  { kind, page, values, errors, failure }: FormState,
  locale: Locale,
  siteUrl: string,
  status: number,
): FormState {
  const isGone = status === 404 || status === 410;
  const known = Object.entries(errors).filter(([name]) => asked.includes(name));
  const about = [values["message"], values["viewingAt"], siteUrl + page];
  const told = isGone ? "gone" : failure;
  return {
    kind: kind === "consultation" ? kind : "contact",
    page: localisePath(paths.contact, locale),
    values: { ...values, message: about.filter(Boolean).join("\n") },
    errors: Object.fromEntries(known),
    ...(told && { failure: told }),
  };
}
