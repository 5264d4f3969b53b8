import type { buildings as english } from "../en/buildings.ts";
import type { Translated } from "../translated.ts";

export const buildings: Translated<typeof english> = {
  title: "Wohnanlagen in Pattaya",
  description:
    "Eigentumswohnanlagen von Naklua bis Bang Saray: was dort zu kaufen und zu mieten ist, Preis je m², Hausgeld, Ausländerquote und Hausordnung.",
  none: "Hier ist noch keine Wohnanlage eingetragen.",
  allHomes: "Alle Immobilien ansehen",
  kind: "Eigentumswohnanlage in {{place}}",
  city: "Pattaya",
  pageTitle: "{{name}}, {{place}}: Wohnungen und Preise",
  pageDescription:
    "{{name}} in {{place}}: Wohnungen zum Kauf und zur Miete, Angebotspreise je m², Hausgeld, Ausländerquote, Ausstattung und Hausordnung, soweit uns bekannt.",
  sample: "Beispielgebäude",
  sampleText:
    "Erfunden, um diese Seite zu zeigen. Das Gebäude, seine Wohnungen und alle Zahlen gibt es in Wirklichkeit nicht.",
  forSale: "{{number}} zu verkaufen",
  forRent: "{{number}} zu vermieten",
  noHomes: "Zurzeit kein Angebot",
  median: "Mittlerer Angebotspreis (Median): {{amount}} je m²",
  facts: "Was wir über das Gebäude wissen",
  fact: {
    street: "Straße",
    floors: "Stockwerke",
    units: "Wohneinheiten",
    developer: "Bauträger",
    juristicPerson: "Eigentümergemeinschaft",
  },
  source: "Quelle: {{source}}",
  quota: {
    title: "Ausländerquote",
    owned: "{{percent}} der verkäuflichen Fläche gehören Ausländern.",
    asOf: "Stand: {{date}}.",
    asOfSource: "Stand: {{date}}. Quelle: {{source}}",
    check:
      "Die Quote ändert sich mit jedem Verkauf. Lassen Sie sich von der Verwaltung schriftlich bestätigen, was noch frei ist.",
    unknown:
      "Wir wissen nicht, wie viel hier Ausländern gehört. Fragen Sie die Verwaltung, bevor Sie etwas bezahlen.",
  },
  facilities: "Ausstattung",
  facilitiesNone: "Das Gebäude bietet nichts von dem, was wir hier aufführen.",
  rules: "Hausordnung",
  pets: "Haustiere",
  shortLets: "Tageweise Vermietung",
  rule: { allowed: "Erlaubt", "by-agreement": "Nach Absprache", "not-allowed": "Nicht erlaubt" },
  plans: "Pläne des Gebäudes",
  plan: "{{name}}: Plan",
  planOf: "{{name}}: Plan {{number}} von {{count}}",
  where: "Die Lage",
  map: "{{name}} auf der Karte der Küste",
  noPlace: "Die genaue Lage kennen wir noch nicht.",
  homesForSale: "Hier zu verkaufen",
  homesForRent: "Hier zu vermieten",
  homesGone: "Verkauft oder vermietet",
  noHomesText: "Zurzeit haben wir in diesem Gebäude keine Wohnung.",
  alert: "Angebote in diesem Gebäude melden",
  ask: "Fragen Sie uns nach diesem Gebäude",
  prices: {
    title: "Angebotspreise je m²",
    text: "Aus den Angeboten auf dieser Website: der Median der Preise, die in einem Monat erstmals verlangt oder geändert wurden. Es sind jeden Monat andere Wohnungen, also nicht die Entwicklung einer einzelnen.",
    month: "Monat",
    homes: "Wohnungen",
    median: "Median je m²",
  },
};
