/** A drawn flag, because many systems have no flag emoji. The language's name is beside it. */
import type { Locale } from "../../../domain/languages/locales.ts";

export function LanguageFlag({ locale }: { locale: Locale }) {
  return (
    <img
      src={`/drawings/flag-${locale}.svg`}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      // A dark stripe needs an edge on a dark page.
      className="h-4 w-6 rounded-xs outline-1 outline-paper/25"
    />
  );
}
