import type { Translated } from "../translated.ts";
import type { search as english } from "../en/search.ts";

export const search: Translated<typeof english> = {
  homes: "Biens",
  area: "Quartiers",
  article: "Guides et articles",
  question: "Questions",
  term: "Mots du glossaire",
  near: "Aucun bien ne réunit tous les critères. En retirant l’un d’eux, vous en trouverez :",
  answers: "Réponses",
  failed: "La recherche n’a pas fonctionné. Veuillez réessayer.",
  nothing: "Rien trouvé. Essayez moins de mots ou d’autres mots.",
  askAPerson: "Vous pouvez aussi nous poser la question.",
  askOnWhatsApp: "Demander sur WhatsApp",
  writeToUs: "Nous écrire",
  message: "J’ai cherché « {{search}} » sur votre site sans rien trouver. Pouvez-vous m’aider ?",
  count_one: "{{count}} réponse",
  count_many: "{{count}} réponses",
  count_other: "{{count}} réponses",
  page: "Accès direct",
  pages: {
    sell: "Vendre votre bien",
    let: "Mettre votre bien en location",
    contact: "Parler à un conseiller",
    finance: "Combien cela coûte par mois",
  },
  pageNotes: {
    sell: "Voyez les prix demandés pour des biens semblables, puis proposez-nous le vôtre.",
    let: "Voyez les loyers demandés, puis proposez-nous votre bien.",
    contact: "Écrivez, appelez ou demandez une visite.",
    finance: "Calculez la mensualité selon le prix et la durée.",
  },
};
