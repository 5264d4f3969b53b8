import type { Translated } from "../translated.ts";
import type { admin as english } from "../en/admin.ts";
import { sourceTexts } from "./admin/source-texts.ts";
import { pasteTexts } from "./admin/paste-texts.ts";
import { reviewTexts } from "./admin/review-texts.ts";

export const admin: Translated<typeof english> = {
  addProperty: "Immobilie hinzufügen",
  propertyScraper: "Angebote einlesen",
  fields: {
    title: "Titel",
    description: "Beschreibung",
    type: "Art",
    status: "Status",
    area: "Gegend",
    condoName: "Wohnanlage",
    bedrooms: "Schlafzimmer",
    bathrooms: "Bäder",
    squareMeters: "Fläche in m²",
    price: "Preis in THB",
    monthly: "Monatsmiete in THB",
    featured: "Hervorgehoben",
  },
  saveDraft: "Als Entwurf speichern",
  savePublish: "Speichern und veröffentlichen",
  saved: "Gespeichert.",
  viewListing: "Angebot ansehen",
  sources: "Quellen",
  startRun: "Lauf starten",
  runState: {
    queued: "Wartet",
    discovering: "Sucht Seiten",
    fetching: "Liest Seiten",
    frozen: "Angehalten, fragt nach",
    done: "Fertig",
    failed: "Fehlgeschlagen",
    cancelled: "Abgebrochen",
  },
  progress: "{{done}} von {{pages}} Seiten gelesen, {{found}} neue Angebote",
  inReview: "Zur Prüfung",
  approve: "Freigeben",
  reject: "Ablehnen",
  nothingInReview: "Nichts wartet auf Prüfung.",
  source: "Quelle",
  alarms: "Alarme",
  acknowledge: "Gesehen",
  alarm: {
    "field-lost": "Ein Feld fehlt in den meisten Angeboten",
    "fewer-listings": "Viel weniger Angebote als bisher",
    blocked: "Die Website sperrt uns aus",
    "too-many-withdrawals": "Zu viele Angebote würden zurückgezogen",
    "robots-forbids": "robots.txt verbietet das Lesen",
    "run-failed": "Ein Lauf ist fehlgeschlagen",
  },
  sourceTexts,
  pasteTexts,
  reviewTexts,
};
