/** What a dated fact is, in the admin's language. */
import type { TFunction } from "i18next";
import type { factNames } from "../../i18n/en/admin/fact-names.ts";

export function nameFact(id: string, t: TFunction<"admin">): string {
  return t(`factNames.${id as keyof typeof factNames}`);
}
