import type { Translated } from "../translated.ts";
import type { frame as english } from "../en/frame.ts";

export const frame: Translated<typeof english> = {
  home: "Startseite",
  properties: "Immobilien",
  areas: "Gegenden",
  finance: "Finanzierung",
  aboutUs: "Über uns",
  blog: "Blog",
  contact: "Kontakt",
  signIn: "Anmelden",
  getStarted: "Jetzt beginnen",
  search: "Suche",
  language: "Sprache",
  menu: "Menü",
  skipToContent: "Zum Inhalt springen",
  condosForSale: "Wohnungen zum Kauf",
  condosForRent: "Wohnungen zur Miete",
  condosWithFinance: "Wohnungen mit Finanzierung",
  housesForSale: "Häuser zum Kauf",
  quickLinks: "Direktlinks",
  propertyTypes: "Immobilienarten",
  resources: "Ratgeber",
  contactUs: "So erreichen Sie uns",
  sampleNotice: "Beispieldaten: Die gezeigten Immobilien und Kontaktdaten sind erfunden.",
  loading: "Wird geladen...",
};
