import type { PageWords } from "../page-words.ts";

export const de: PageWords = {
  navHome: "Startseite",
  navSale: "Kaufen | Kaufobjekte | Immobilien kaufen",
  navRent: "Mieten | Mietobjekte | Immobilien mieten",
  navAbout: "Über uns",
  navContact: "Kontakt",
  navLogin: "Anmelden | Registrieren | Mein Konto",
  navBlog: "Ratgeber; Aktuelles",
  favourite: "Merken | Auf den Merkzettel | Favorit",
  description: "Objektbeschreibung | Beschreibung | Das Objekt",
  details: "Eckdaten | Details | Objektdaten; Daten und Fakten",
  contact: "Ansprechpartner | Anbieter | Ihr Kontakt",
  enquire: "Anfrage senden | Besichtigung anfragen | Nachricht schreiben",
  cookies: "Wir verwenden Cookies. | Diese Seite nutzt Cookies. | Bitte stimmen Sie unseren Cookies zu.",
  rights: "Alle Rechte vorbehalten.",
  soldLink: "Kürzlich verkauft | Verkaufte Objekte; Bereits vermietet | Unsere Referenzen: verkauft",
  soldBadge: "Verkauft | VERKAUFT | Verkauft!",
  rentedBadge: "Vermietet | VERMIETET | Bereits vermietet",
  similar: `
    Ähnliche Immobilien
    |
    Das könnte Sie auch interessieren
    |
    Weitere Angebote dieses Anbieters
    In der Nähe
  `,
  was: "Früher {n} | Alter Preis {n}; Bisher {n} | Statt {n}; Ursprünglich {n}",
  wasNow: "Statt {old} jetzt {new} | Preis gesenkt von {old} auf {new} | Früher {old}, nun {new}",
  perArea: "{n}/m² | {n} pro m² | {n} je Quadratmeter",
  perLand: "{n} pro Rai | {n} je Rai | {n}/Rai",
  downPayment: "Anzahlung; Eigenkapital | Eigenkapital | Anzahlung; Eigenmittel",
  instalment: "Monatliche Rate | Rate pro Monat | Monatsrate",
  perMonth: "{n} / Monat | {n} monatlich | {n} pro Monat",
  interest: "Zinssatz | Sollzins | Sollzins p. a.",
  term: "Laufzeit | Zinsbindung | Dauer",
  years: "{n} Jahre",
  loan: "Finanzierungsrechner | Baufinanzierung | Budgetrechner; Finanzierung",
  sellerFinance: `
    Ratenkauf vom Eigentümer möglich
    |
    Verkäuferfinanzierung
    |
    Finanzierung durch den Eigentümer
  `,
  fees: "Nebenkosten | Weitere Kosten | Kosten",
  commonFee: "Hausgeld | Nebenkosten | Hausgeld",
  transferFee: "Grunderwerbsteuer | Notarkosten | Übertragungskosten",
  agencyFee: "Maklerprovision | Käuferprovision | Courtage",
  deposit: "Kaution | Mietkaution | Kaution",
  onRequest: "Preis auf Anfrage | Auf Anfrage | Kaufpreis auf Anfrage",
  about: "≈ {n} | ca. {n} | etwa {n}",
  phone: "Tel. {n} | Telefon: {n} | Mobil {n}",
  unitsHeading: "Weitere Einheiten | Verfügbare Wohnungen | Einheiten im Haus",
  unit: "Einheit | Wohnung | Nr.",
  listTitle: `
    Wohnungen kaufen in {place}
    |
    Häuser mieten in {place}
    |
    Immobilien in {place}
    Mietwohnungen in {place}
  `,
  results: "{n} Treffer | {n} Angebote | {n} Immobilien gefunden",
  notFound: "Seite nicht gefunden | Diese Seite gibt es nicht | Hier ist leider nichts",
  gone: `
    Dieses Angebot ist nicht mehr verfügbar.
    |
    Die Anzeige wurde gelöscht.
    |
    Dieses Objekt ist nicht mehr online.
  `,
  loginTitle: "Anmelden | Einloggen | Kundenbereich",
  email: "E-Mail-Adresse",
  password: "Passwort",
  wall: `
    Bitte bestätigen Sie, dass Sie ein Mensch sind
    |
    Ihr Browser wird überprüft
    |
    Ich bin kein Roboter – bitte bestätigen
  `,
  article: `
    Wohnung kaufen in {place}: was kostet das?
    |
    Immobilienpreise in {place}
    |
    Mieten in {place}: ein Ratgeber
  `,
  articleText: `
    Eine kleine Wohnung beginnt bei etwa {price}, große kosten bis zu {high}
    Rechnen Sie mit einer Kaution von zwei Monatsmieten
    Vergleichen Sie mindestens drei Angebote
    Lassen Sie den Vertrag prüfen
    Die Preise unterscheiden sich von Straße zu Straße
  `,
  agency: "Über unser Büro | Unser Team | Wer wir sind",
  agencyText: `
    Seit fünfzehn Jahren begleiten wir Käufer und Mieter in {place}
    Unser Team spricht vier Sprachen
    Besuchen Sie uns im Büro oder rufen Sie an
    Im letzten Jahr haben wir Objekte für {high} verkauft
  `,
};
