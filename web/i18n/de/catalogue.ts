import type { Translated } from "../translated.ts";
import type { catalogue as english } from "../en/catalogue.ts";

export const catalogue: Translated<typeof english> = {
  listingsTitle: "Wohnen in Pattaya",
  listingsDescription: "Wohnungen und Häuser in Pattaya: zum Kauf, zur Miete und mit Verkäuferfinanzierung.",
  count_one: "{{count}} Immobilie",
  count_other: "{{count}} Immobilien",
  nextPage: "Weitere Immobilien",
  empty: "Zu diesen Filtern passt noch keine Immobilie.",
  showAll: "Alle Immobilien zeigen",
  priceOnRequest: "Preis auf Anfrage",
  perMonth: "{{amount}} im Monat",
  bedrooms_one: "{{count}} Schlafzimmer",
  bedrooms_other: "{{count}} Schlafzimmer",
  studio: "Studio",
  bathrooms_one: "{{count}} Bad",
  bathrooms_other: "{{count}} Bäder",
  squareMeters: "{{value}} m²",
  sample: "Beispielangebot",
  backToListings: "Zurück zu allen Immobilien",
  amenities: "Ausstattung",
  status: {
    "for-sale": "Zu verkaufen",
    "for-rent": "Zu vermieten",
    "finance-available": "Finanzierung möglich",
    sold: "Verkauft",
    rented: "Vermietet",
  },
  failedTitle: "Fehler beim Laden der Immobilien",
  failedText:
    "Die Immobiliendaten lassen sich gerade nicht laden. Bitte versuchen Sie es später noch einmal.",
  fromPerMonth: "ab {{amount}} im Monat",
  keep: "{{title}} merken",
};
