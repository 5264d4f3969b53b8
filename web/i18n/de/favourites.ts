import type { Translated } from "../translated.ts";
import type { favourites as english } from "../en/favourites.ts";

export const favourites: Translated<typeof english> = {
  title: "Gemerkte Immobilien",
  where: "Solange Sie angemeldet sind, haben Sie sie auf jedem Gerät.",
  notes: "Ihre Notizen dazu stehen in Ihrem Konto",
  none: "Noch nichts gemerkt. Tippen Sie bei einer Immobilie auf das Herz.",
  gone: "Diese Immobilie wird nicht mehr angeboten.",
  failed: "Diese Immobilie konnte nicht geladen werden.",
  remove: "Entfernen",
  asPage: "Als Seite zeigen",
};
