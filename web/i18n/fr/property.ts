import type { Translated } from "../translated.ts";
import type { property as english } from "../en/property.ts";

export const property: Translated<typeof english> = {
  examplePerMonth: "Exemple : {{amount}} par mois",
  gallery: "Images de ce bien",
  openPicture: "Ouvrir l’image {{number}} sur {{count}}",
  allPictures: "Les {{count}} images",
  floorPlan: "Plan",
  picture: "Image {{number}} sur {{count}}",
  previousPicture: "Image précédente",
  nextPicture: "Image suivante",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  renderedPicture: "Image de synthèse : une illustration, pas une photographie",
  approximately: "≈ {{amount}}",
  rateOf: "cours du {{date}}",
  currency: "Devise",
  monthlyFrom: "Location-vente dès {{amount}} par mois",
  monthlyOver: "{{months}} mois, {{down}} d’apport",
  stopping: "Si vous arrêtez, {{percent}} de ce que vous avez versé est perdu.",
  firstDay: "Ce qu’il faut le premier jour",
  measures: {
    how: "Le calcul",
    perSquareMeter: "Le prix divisé par la surface habitable.",
    grossYield:
      "Douze mois du loyer indiqué ici, {{rent}}, divisés par le prix. Charges, impôts, réparations et mois sans locataire ne sont pas déduits.",
    moveIn:
      "{{advance}} de loyer d’avance et un dépôt de garantie de {{deposit}}, comme les particuliers le demandent en général. C’est le bail qui fait foi ; le dépôt est rendu au départ.",
    months_one: "{{count}} mois",
    months_other: "{{count}} mois",
  },
  tenureIs: "Mode de détention :",
  type: {
    "condo-for-sale": "Appartement à vendre",
    "condo-for-rent": "Appartement à louer",
    "condo-with-finance": "Appartement avec financement",
    "house-for-sale": "Maison à vendre",
    "house-for-rent": "Maison à louer",
  },
  summary: "{{type}} : {{facts}}. {{price}}.",
  gone: {
    sold: "Ce bien est vendu. La page reste en ligne pour comparer.",
    rented: "Ce bien est loué. La page reste en ligne pour comparer.",
    similar: "Voir des biens semblables",
  },
  viewing: "Réserver une visite",
  viewingShort: "Visiter",
  ask: "Poser une question sur ce bien",
  call: "Appeler le {{phone}}",
  panel: "Prix et étapes suivantes",
  tip: {
    what: "Que veut dire « {{word}} » ?",
    claimed:
      "Le vendeur ou l’agent l’affirme, sans avoir montré de document. Nous ne l’avons pas encore vérifié.",
    example:
      "Le propriétaire n’a pas fixé ses propres conditions. Le montant est calculé avec les conditions habituelles, à titre indicatif. Ce n’est pas une offre.",
  },
  similar: "Biens semblables",
};
