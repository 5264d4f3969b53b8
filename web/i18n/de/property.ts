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
  measures: {
    how: "Wie gerechnet?",
    perSquareMeter: "Der Preis geteilt durch die Wohnfläche.",
    grossYield:
      "Zwölf Monate der hier genannten Miete von {{rent}}, geteilt durch den Preis. Hausgeld, Steuern, Reparaturen und Leerstand sind nicht abgezogen.",
    moveIn:
      "Miete im Voraus für {{advance}} und eine Kaution für {{deposit}}, wie private Vermieter sie meist verlangen. Es gilt der Mietvertrag; die Kaution gibt es beim Auszug zurück.",
    months_one: "{{count}} Monat",
    months_other: "{{count}} Monate",
  },
  tenureIs: "Rechtsform für Ausländer:",
  keyFacts: "Eckdaten",
  facts: {
    type: "Art",
    bedrooms: "Schlafzimmer",
    bathrooms: "Bäder",
    size: "Wohnfläche",
    built: "Baujahr",
    project: "Gebäude",
    area: "Lage",
    land: "Grundstück",
    commonFee: "Hausgeld",
    sinkingFund: "Instandhaltungs­rücklage",
    unknown: "Nicht bekannt: Fragen Sie uns",
  },
  type: {
    "condo-for-sale": "Wohnung zum Kauf",
    "condo-for-rent": "Wohnung zur Miete",
    "condo-with-finance": "Wohnung mit Finanzierung",
    "house-for-sale": "Haus zum Kauf",
    "house-for-rent": "Haus zur Miete",
  },
  sizeBoth: "{{metres}} m²",
  perSqmMonth: "{{amount}} je m² im Monat",
  perSqmOnce: "{{amount}} je m², einmalig",
  aMonthInAll: "{{amount}} im Monat für diese Immobilie",
  onceInAll: "{{amount}} für diese Immobilie",
  story: "Über diese Immobilie",
  writtenIn: "Die Beschreibung ist auf {{language}} verfasst.",
  sellersTitle: "Titel des Verkäufers:",
  translatedFrom: "Übersetzung. Sprache des Originals: {{language}}.",
  showOriginal: "Original anzeigen",
  summary: "{{type}}: {{facts}}. {{price}}.",
  ownership: {
    title: "Wem die Immobilie gehört und wie sicher wir das wissen",
    text: "„Geprüft“ heißt: Wir haben einen Nachweis gesehen. „Angabe“ heißt: Der Verkäufer sagt es. Lassen Sie sich die Papiere zeigen, bevor Sie etwas zahlen.",
    verified: "Geprüft",
    claimed: "Angabe",
    unknown: "Unbekannt",
    "foreign-quota": "In der Ausländerquote des Gebäudes",
    "title-deed": "Verkäufer steht in der Eigentumsurkunde",
    "no-mortgage": "Keine Hypothek, keine andere Belastung",
    "no-unpaid-fees": "Kein Hausgeld offen",
    "sellers-identity": "Identität des Verkäufers",
    lastVerified: "Zuletzt geprüft am {{date}}",
    neverVerified: "Zu dieser Immobilie ist noch nichts geprüft.",
  },
  tenure: {
    title: "Was Ausländern hier gehören kann",
    "foreign-quota":
      "Die Wohnung wird innerhalb der Ausländerquote des Gebäudes angeboten. Sie kann einem Ausländer ganz gehören und auf seinen Namen eingetragen werden.",
    "thai-quota":
      "Die Wohnung liegt in der Thai-Quote. Auf einen ausländischen Namen wird sie nur eingetragen, wenn am Tag der Übertragung in der Ausländerquote Platz ist. Lassen Sie sich das vorher von der Hausverwaltung schriftlich bestätigen.",
    leasehold:
      "Die Wohnung wird mit einem eingetragenen Pachtrecht angeboten, für höchstens {{years}}. Sie nutzen sie für diese Zeit; sie gehört Ihnen nicht.",
    unknown:
      "Wir wissen noch nicht, ob ein Ausländer diese Wohnung erwerben kann. Fragen Sie uns, bevor Sie etwas zahlen.",
  },
  house: {
    text: "Ausländern kann in Thailand kein Grund und Boden gehören. Rechtlich sind Haus und Grundstück zweierlei, und das können Sie haben:",
    lease: "Ein Pachtrecht am Grundstück",
    leaseText:
      "Beim Grundbuchamt eingetragen, für höchstens {{years}}. Eine zugesagte Verlängerung ist nicht sicher. Die Eintragung kostet {{fee}} der Pacht für die ganze Laufzeit, dazu {{duty}} Stempelsteuer.",
    building: "Das Gebäude selbst",
    buildingText:
      "Das Haus kann Ihnen gehören, auch wenn Ihnen das Grundstück nicht gehört. Das muss im Vertrag stehen, und der Verkauf des Gebäudes wird eigens eingetragen.",
    superficies: "Erbbaurecht (superficies)",
    superficiesText: "Das eingetragene Recht, auf fremdem Grund Eigentümer eines Gebäudes zu sein.",
    usufruct: "Nießbrauch",
    usufructText:
      "Das eingetragene Recht, im Haus zu wohnen und das Grundstück zu nutzen, längstens auf Lebenszeit.",
    nominee: "Niemals eine Firma mit Strohleuten",
    nomineeText:
      "Es ist verboten, Thailänder nur zum Schein Anteile für einen Ausländer halten zu lassen. Beide Seiten können bestraft werden, und das Grundstück muss verkauft werden.",
    offered: "Wie dieses Haus angeboten wird",
    offer: {
      leasehold:
        "Mit einem eingetragenen Pachtrecht am Grundstück. Den Vertrag entwirft der Anwalt des Verkäufers; lassen Sie ihn von Ihrem eigenen Anwalt lesen.",
      company:
        "Das Grundstück gehört einer Firma, die mitverkauft wird. Lassen Sie prüfen, ob die thailändischen Gesellschafter eigenes Geld eingebracht haben.",
      "thai-spouse":
        "Zur Eintragung auf den Namen eines thailändischen Ehepartners. Das Grundstück gehört dann ihm allein; Pachtrecht, Erbbaurecht oder Nießbrauch schützen den ausländischen Partner.",
      unknown: "Der Verkäufer hat es nicht gesagt. Fragen Sie uns, bevor Sie etwas zahlen.",
    },
  },
  gone: {
    sold: "Dieses Objekt ist verkauft. Die Seite bleibt zum Vergleich stehen.",
    rented: "Dieses Objekt ist vermietet. Die Seite bleibt zum Vergleich stehen.",
    similar: "Ähnliche Angebote ansehen",
  },
  nearby: {
    title: "Lage und Umgebung",
    approximate: "Die Markierung zeigt die ungefähre Lage, nicht die Haustür.",
    noLocation: "Der Verkäufer hat keine Lage angegeben. Fragen Sie uns danach.",
  },
  history: {
    title: "Preisverlauf",
    since: "Seit",
    price: "Preis",
    rent: "Monatsmiete",
    unchanged: "Eingestellt am {{date}}; der Preis ist seitdem unverändert.",
    caption: "Jeder Preis, den diese Immobilie hier hatte",
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
  sheet: {
    link: "Exposé zum Ausdrucken",
    title: "{{title}}: Exposé zum Ausdrucken",
    back: "Zurück zur Seite der Immobilie",
    scan: "Scannen, um die Seite der Immobilie zu öffnen",
    sample: "Musterobjekt: Diese Immobilie gibt es nicht wirklich.",
    asOf: "Stand {{date}}. Preise und Bedingungen können sich ändern; es gilt die Seite auf unserer Website.",
  },
  share: "Teilen",
  linkCopied: "Link kopiert",
  agent: "Ihr Kontakt für diese Immobilie",
  agentSpeaks: "Spricht {{languages}}",
  report: "Verkauft oder falsch? Sagen Sie es uns",
  similar: "Ähnliche Immobilien",
};
