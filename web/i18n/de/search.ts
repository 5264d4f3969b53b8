import type { Translated } from "../translated.ts";
import type { search as english } from "../en/search.ts";

export const search: Translated<typeof english> = {
  homes: "Immobilien",
  areas: "Lagen",
  articles: "Artikel",
  failed: "Die Suche hat nicht funktioniert. Bitte versuchen Sie es noch einmal.",
  nothing: "Nichts gefunden. Versuchen Sie es mit weniger oder anderen Wörtern.",
  count_one: "{{count}} Ergebnis",
  count_other: "{{count}} Ergebnisse",
};
