/** Turns a form whose page is gone into the contact form. The typed values stay, and the message names the page. */
import { type Locale, localisePath } from "../../domain/languages/locales.ts";
import type { FormState } from "../../web/data/form-state.tsx";
import { paths } from "../../web/routing/paths.ts";

const contactFields = [
  "name",
  "email",
  "phone",
  "country",
  "reachBy",
  "about",
  "preferredTime",
  "message",
  "consent",
];

export function toContactForm(
  { page, values, errors, failure }: FormState,
  locale: Locale,
  siteUrl: string,
  status: number,
): FormState {
  const isGone = status === 404 || status === 410;
  const known = Object.entries(errors).filter(([name]) => contactFields.includes(name));
  const about = [values["message"], values["viewingAt"], siteUrl + page];
  const shownFailure = isGone ? "gone" : failure;
  return {
    kind: "contact",
    page: localisePath(paths.contact, locale),
    values: { ...values, message: about.filter(Boolean).join("\n") },
    errors: Object.fromEntries(known),
    ...(shownFailure && { failure: shownFailure }),
  };
}
