import type { Translated } from "../translated.ts";
import type { favourites as english } from "../en/favourites.ts";

export const favourites: Translated<typeof english> = {
  title: "Vos favoris",
  where: "Une fois connecté, vous les retrouvez sur tous vos appareils.",
  notes: "Vos notes à leur sujet sont dans votre compte",
  none: "Aucun favori pour l’instant. Touchez le cœur d’une fiche.",
  gone: "Ce bien n’est plus proposé.",
  failed: "Ce bien n’a pas pu être chargé.",
  remove: "Retirer",
  asPage: "Les afficher en page",
};
