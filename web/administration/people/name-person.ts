/** What an account is called: its address, its number, or when it was made. Never its id. */
import type { TFunction } from "i18next";
import type { Locale } from "../../../domain/languages/locales.ts";
import { formatTime } from "../controls/format-time.ts";

type Known = { email: string | null; phone: string | null; since: string | null };

export function namePerson({ email, phone, since }: Known, t: TFunction<["admin"]>, locale: Locale): string {
  if (email) return email;
  if (phone) return `+${phone}`;
  if (!since) return t("admin:peopleTexts.goneAccount");
  return t("admin:peopleTexts.nameless", { time: formatTime(since, locale) });
}
