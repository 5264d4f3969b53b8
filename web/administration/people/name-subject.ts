/** What an entry of the audit log was done to, in words. */
import type { TFunction } from "i18next";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { AuditEntry } from "../../../domain/people.ts";
import { sectionNames } from "../../../domain/site/site.ts";
import { namePerson } from "./name-person.ts";

/** Empty where only an id is known: the kind of thing says as much. */
export function nameSubject(entry: AuditEntry, t: TFunction<["admin"]>, locale: Locale): string {
  const { subject, subjectId, subjectName } = entry;
  if (subject === "settings" && subjectId === "access") return t("admin:peopleTexts.demandTitle");
  if (subject === "settings") {
    const section = sectionNames.find((one) => one === subjectId);
    return section ? t(`admin:settingsTexts.sections.${section}`) : "";
  }
  const isPerson =
    subject === "admins" || subject === "calendar_feeds" || (subject === "users" && subjectId !== "");
  if (!isPerson) return subjectName ?? "";
  const { subjectEmail: email, subjectPhone: phone, subjectSince: since } = entry;
  return namePerson({ email, phone, since }, t, locale);
}
