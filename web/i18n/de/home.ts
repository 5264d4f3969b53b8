import type { Translated } from "../translated.ts";
import type { home as english } from "../en/home.ts";

export const home: Translated<typeof english> = {
  pageTitle: "Eine Wohnung in Pattaya per Mietkauf",
  description:
    "Mietkauf und Verkäuferfinanzierung für Wohnungen in Pattaya, für Käufer aus dem Ausland. Vier einfache Fragen, Antwort binnen 48 Stunden, ab 200.000 Baht.",
  title: "Ein Zuhause am Meer, das Sie beim Wohnen abzahlen",
  subtitle: "Wohnungen in Pattaya per Mietkauf und mit Verkäuferfinanzierung, für Käufer aus aller Welt.",
  guarantee: "Zusage garantiert",
  startingFrom: "Schon ab",
  bookConsultation: "Beratung vereinbaren",
  applyNow: "Jetzt beantragen",
  contactUsNow: "Jetzt Kontakt aufnehmen",
  featured: "Ausgewählte Immobilien",
  recent: "Neu hinzugekommen",
  withFinance: "Wohnungen mit Finanzierung",
  forSale: "Wohnungen zum Kauf",
  viewAll: "Alle ansehen",
};
