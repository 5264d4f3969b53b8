import type { Translated } from "../translated.ts";
import type { search as english } from "../en/search.ts";

export const search: Translated<typeof english> = {
  homes: "Biens",
  areas: "Quartiers",
  articles: "Articles",
  failed: "La recherche n’a pas fonctionné. Veuillez réessayer.",
  nothing: "Aucun résultat. Essayez moins de mots ou d’autres mots.",
  count_one: "{{count}} résultat",
  count_many: "{{count}} résultats",
  count_other: "{{count}} résultats",
};
