import type { Translated } from "../translated.ts";
import type { referrals as english } from "../en/referrals.ts";

export const referrals: Translated<typeof english> = {
  title: "Vos recommandations",
  unknown: "Ce lien ne mène plus à aucune page. Demandez-nous-en un nouveau.",
  write: "Nous écrire",
  hasEnded:
    "Votre code ne compte plus pour les nouvelles demandes. Les précédentes gardent leurs conditions.",
  link: "Voici votre lien. Toute personne qui le suit et nous écrit vous est attribuée.",
  copy: "Copier le lien",
  copied: "Copié",
  anyPage: "Vous pouvez ajouter {{parameter}} à l’adresse de n’importe quelle page, dans toutes les langues.",
  terms_one:
    "Pour chaque contrat, vous recevez {{commission}}, s’il commence dans un délai de {{count}} mois après la demande.",
  terms_other:
    "Pour chaque contrat, vous recevez {{commission}}, s’il commence dans un délai de {{count}} mois après la demande.",
  share: "{{percent}} de son prix",
  enquiries: "Demandes",
  contracts: "Contrats",
  earned: "Acquis",
  paid: "Versé",
  owed: "Restant dû",
  entriesTitle: "Commissions",
  noEntries:
    "Rien pour l’instant. Une commission apparaît ici dès que le premier versement d’un contrat est arrivé.",
  kinds: {
    earned: "Acquise",
    reversed: "Annulée, car un contrat a pris fin avant son terme",
    settled: "Versée ou soldée",
    refused: "Ne compte pas",
    waived: "Non réclamée : vous gardez la somme",
    taken_back: "Une écriture erronée a été corrigée",
  },
  private: "Cette page ne nomme aucune des personnes venues grâce à vous. Gardez son adresse pour vous.",
  programme: "Conditions du programme",
};
