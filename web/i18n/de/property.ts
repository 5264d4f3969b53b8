import type { Translated } from "../translated.ts";
import type { property as english } from "../en/property.ts";

export const property: Translated<typeof english> = {
  examplePerMonth: "Beispiel: {{amount}} im Monat",
  gallery: "Bilder dieser Immobilie",
  openPicture: "Bild {{number}} von {{count}} öffnen",
  allPictures: "Alle {{count}} Bilder",
  floorPlan: "Grundriss",
  picture: "Bild {{number}} von {{count}}",
  previousPicture: "Vorheriges Bild",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  nextPicture: "Nächstes Bild",
  renderedPicture: "Gerendertes Bild: eine Illustration, kein Foto",
  approximately: "≈ {{amount}}",
  rateOf: "Kurs vom {{date}}",
  currency: "Währung",
  monthlyFrom: "Mietkauf ab {{amount}} im Monat",
  monthlyOver: "{{months}} Monate, {{down}} Anzahlung",
  stopping: "Wenn Sie aussteigen, sind {{percent}} des Gezahlten verloren.",
  firstDay: "Was Sie am ersten Tag brauchen",
  measures: {
    how: "Wie gerechnet?",
    perSquareMeter: "Der Preis geteilt durch die Wohnfläche.",
    grossYield:
      "Zwölf Monate der hier genannten Miete von {{rent}}, geteilt durch den Preis. Hausgeld, Steuern, Reparaturen und Leerstand sind nicht abgezogen.",
    moveIn:
      "Miete im Voraus für {{advance}} und als Kaution die Miete für {{deposit}}, wie private Vermieter sie meist verlangen. Es gilt der Mietvertrag; die Kaution gibt es beim Auszug zurück.",
    months_one: "{{count}} Monat",
    months_other: "{{count}} Monate",
  },
  tenureIs: "Eigentumsform:",
  type: {
    "condo-for-sale": "Wohnung zum Kauf",
    "condo-for-rent": "Wohnung zur Miete",
    "condo-with-finance": "Wohnung mit Finanzierung",
    "house-for-sale": "Haus zum Kauf",
    "house-for-rent": "Haus zur Miete",
  },
  summary: "{{type}}: {{facts}}. {{price}}.",
  gone: {
    sold: "Dieses Objekt ist verkauft. Die Seite bleibt zum Vergleich stehen.",
    rented: "Dieses Objekt ist vermietet. Die Seite bleibt zum Vergleich stehen.",
    similar: "Ähnliche Angebote ansehen",
  },
  viewing: "Besichtigung vereinbaren",
  viewingShort: "Besichtigen",
  ask: "Frage zu dieser Immobilie",
  call: "Anrufen: {{phone}}",
  panel: "Preis und nächste Schritte",
  tip: {
    what: "Was heißt „{{word}}“?",
    claimed:
      "Das sagt der Verkäufer oder der Makler, hat aber keine Unterlagen gezeigt. Wir haben es noch nicht geprüft.",
    example:
      "Der Eigentümer hat keine eigenen Bedingungen genannt. Der Betrag ist mit den üblichen gerechnet und gibt nur eine Vorstellung. Er ist kein Angebot.",
  },
  similar: "Ähnliche Immobilien",
};
