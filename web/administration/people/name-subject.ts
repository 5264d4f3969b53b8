/** What an entry of the audit log was done to, in words. */
import type { TFunction } from "i18next";
import { type Locale, languageOptions } from "../../../domain/languages/locales.ts";
import { entryKinds } from "../../../domain/leads/desk/contract-entry.ts";
import type { AuditEntry } from "../../../domain/people.ts";
import { commissionKinds, nameEntry } from "../../../domain/referrals/referrer-page.ts";
import { sectionNames } from "../../../domain/site/site.ts";
import { isOfAllLanguages, textKinds } from "../../../domain/texts/text-kinds.ts";
import { nameText } from "../controls/name-text.ts";
import { namePerson } from "./name-person.ts";

/** By kind and name of a text, with a space between them. */
export type TitlesOfTexts = ReadonlyMap<string, string>;

const longestTitle = 60;

/** Empty where only an id is known: its kind, its enquiry and its sum stand beside it. */
export function nameSubject(
  entry: AuditEntry,
  t: TFunction<["admin", "frame"]>,
  locale: Locale,
  titles: TitlesOfTexts = new Map(),
): string {
  const { subject, subjectId, subjectName } = entry;
  if (subject === "settings" && subjectId === "access") return t("admin:peopleTexts.demandTitle");
  if (subject === "settings") {
    const section = sectionNames.find((one) => one === subjectId);
    return section ? t(`admin:settingsTexts.sections.${section}`) : "";
  }
  if (subject === "texts") return textOf(subjectId, t, titles);
  if (subject === "media_pictures") return entry.details.name ?? "";
  const isPerson =
    subject === "admins" || subject === "calendar_feeds" || (subject === "users" && subjectId !== "");
  if (!isPerson) return subjectName ?? entry.details.title ?? "";
  const { subjectEmail: email, subjectPhone: phone, subjectSince: since } = entry;
  return namePerson({ email, phone, since }, t, locale);
}

/** What happened to a contract or a commission. Empty where that is said by what was acted on. */
export function nameKind({ subject, kind, amount }: AuditEntry, t: TFunction<["admin"]>): string {
  if (kind === "correction") return t("admin:peopleTexts.correction");
  const entry = subject === "contract_entries" && entryKinds.find((one) => one === kind);
  if (entry) return t(`admin:contractTexts.kinds.${entry}`);
  const commission = subject === "commission_entries" && commissionKinds.find((one) => one === kind);
  if (!commission) return "";
  return t(`admin:referralTexts.kinds.${nameEntry({ kind: commission, amount: amount ?? 0 })}`);
}

/** As save_text() names a text: its kind, name and language. */
function textOf(subjectId: string, t: TFunction<["admin", "frame"]>, titles: TitlesOfTexts): string {
  const [kind = "", name = "", locale] = subjectId.split(" ");
  const known = textKinds.find((one) => one === kind);
  const language = languageOptions.find(({ code }) => code === locale)?.name ?? "";
  const title = titles.get(`${kind} ${name}`);
  const quoted = title && `“${title.length > longestTitle ? `${title.slice(0, longestTitle)}…` : title}”`;
  const what =
    known && quoted
      ? `${t(`admin:writtenTexts.kinds.${known}`)} · ${quoted}`
      : (quoted ?? (known ? nameText(known, name, t) : name));
  return [what, !isOfAllLanguages(kind) && language].filter(Boolean).join(" · ");
}
