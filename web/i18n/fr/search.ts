import type { Translated } from "../translated.ts";
import type { search as english } from "../en/search.ts";

export const search: Translated<typeof english> = {
  homes: "Biens",
  area: "Quartiers",
  article: "Guides et articles",
  question: "Questions",
  term: "Mots du glossaire",
  near: "Aucun bien ne réunit tous les critères. Sans l’un d’eux, il y en a :",
  answers: "Réponses",
  failed: "La recherche n’a pas fonctionné. Veuillez réessayer.",
  nothing: "Rien trouvé. Essayez moins de mots ou d’autres mots.",
  askAPerson: "Ou demandez à l’un de nous.",
  askOnWhatsApp: "Demander sur WhatsApp",
  writeToUs: "Nous écrire",
  message: "J’ai cherché « {{search}} » sur votre site sans rien trouver. Pouvez-vous m’aider ?",
  count_one: "{{count}} réponse",
  count_many: "{{count}} réponses",
  count_other: "{{count}} réponses",
};
