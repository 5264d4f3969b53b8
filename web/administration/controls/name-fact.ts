/** What a dated fact is, in the admin's language. */
import type { factNames } from "../../i18n/en/admin/fact-names.ts";

type Name = (key: `admin:factNames.${keyof typeof factNames}`) => string;

export function nameFact(id: string, t: Name): string {
  return t(`admin:factNames.${id as keyof typeof factNames}`);
}
