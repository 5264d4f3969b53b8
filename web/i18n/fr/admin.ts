import type { Translated } from "../translated.ts";
import type { admin as english } from "../en/admin.ts";
import { sourceTexts } from "./admin/source-texts.ts";
import { pasteTexts } from "./admin/paste-texts.ts";
import { reviewTexts } from "./admin/review-texts.ts";

export const admin: Translated<typeof english> = {
  addProperty: "Ajouter un bien",
  propertyScraper: "Collecte d’annonces",
  fields: {
    title: "Titre",
    description: "Description",
    type: "Type",
    status: "Statut",
    area: "Quartier",
    condoName: "Résidence",
    bedrooms: "Chambres",
    bathrooms: "Salles de bain",
    squareMeters: "Surface en m²",
    price: "Prix en THB",
    monthly: "Loyer mensuel en THB",
    featured: "À la une",
  },
  saveDraft: "Enregistrer le brouillon",
  savePublish: "Enregistrer et publier",
  saved: "Enregistré.",
  viewListing: "Voir l’annonce",
  sources: "Sources",
  startRun: "Lancer une collecte",
  runState: {
    queued: "En attente",
    discovering: "Recherche des pages",
    fetching: "Lecture des pages",
    frozen: "Suspendu, en attente de décision",
    done: "Terminé",
    failed: "Échec",
    cancelled: "Annulé",
  },
  progress: "{{done}} pages lues sur {{pages}}, {{found}} nouvelles annonces",
  inReview: "À valider",
  approve: "Approuver",
  reject: "Refuser",
  nothingInReview: "Aucune annonce à valider.",
  source: "Source",
  alarms: "Alertes",
  acknowledge: "Vu",
  alarm: {
    "field-lost": "Un champ manque dans la plupart des annonces",
    "fewer-listings": "Beaucoup moins d’annonces qu’avant",
    blocked: "Le site nous bloque",
    "too-many-withdrawals": "Trop d’annonces seraient retirées",
    "robots-forbids": "robots.txt interdit la lecture",
    "run-failed": "Une collecte a échoué",
  },
  sourceTexts,
  pasteTexts,
  reviewTexts,
};
