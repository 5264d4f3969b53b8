import type { Translated } from "../translated.ts";
import type { errors as english } from "../en/errors.ts";

export const errors: Translated<typeof english> = {
  notFoundTitle: "Page introuvable",
  notFoundText: "Oups ! Page introuvable",
  returnHome: "Retour à l’accueil",
  unavailableTitle: "Le catalogue est momentanément injoignable",
  unavailableText: "Rien n’est perdu : veuillez réessayer dans une minute.",
  quote: "Si vous nous écrivez à ce sujet, indiquez ce numéro :",
  tryAgain: "Réessayer",
  goneTitle: "Ce bien n’est plus proposé",
  goneText: "Il a été retiré. Voici des biens qui lui ressemblent :",
};
