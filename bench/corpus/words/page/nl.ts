import type { PageWords } from "../page-words.ts";

export const nl: PageWords = {
  navHome: "Home",
  navSale: "Koop | Koopwoningen | Te koop",
  navRent: "Huur | Huurwoningen | Te huur",
  navAbout: "Over ons",
  navContact: "Contact",
  navLogin: "Inloggen | Registreren | Mijn account",
  navBlog: "Nieuws; Advies",
  favourite: "Bewaren | Favoriet | Bewaar deze woning",
  description: "Omschrijving | Over deze woning | Beschrijving",
  details: "Kenmerken | Details | Overdracht en bouw",
  contact: "Makelaar | Aangeboden door | Uw makelaar",
  enquire: "Stuur een bericht | Bezichtiging aanvragen | Stel een vraag",
  cookies: "Wij gebruiken cookies. | Deze site gebruikt cookies. | Ga akkoord met cookies.",
  rights: "Alle rechten voorbehouden.",
  soldLink: "Recent verkocht | Verkochte woningen | Onlangs verkocht; Verhuurd",
  soldBadge: "Verkocht | VERKOCHT | Verkocht",
  rentedBadge: "Verhuurd | VERHUURD | Verhuurd",
  similar: "Vergelijkbare woningen | Misschien ook interessant | Meer aanbod van deze makelaar",
  was: "Was {n} | Oude prijs {n} | Voorheen {n}",
  wasNow: "Van {old} voor {new} | Prijs verlaagd van {old} naar {new} | Was {old}, nu {new}",
  perArea: "{n} per m² | {n}/m² | vraagprijs per m² {n}",
  perLand: "{n} per hectare",
  downPayment: "Eigen geld | Eigen inbreng | Aanbetaling",
  instalment: "Maandlasten | Bruto maandlast | Maandbedrag",
  perMonth: "{n} per maand | {n} p/m | {n} /mnd",
  interest: "Rente | Rentepercentage | Hypotheekrente",
  term: "Looptijd | Rentevaste periode | Looptijd",
  years: "{n} jaar",
  loan: "Hypotheek berekenen | Bereken uw maandlasten | Hypotheekcheck",
  sellerFinance: "Betaling in termijnen mogelijk",
  fees: "Bijkomende kosten | Overige kosten | Kosten",
  commonFee: "Bijdrage VvE | Servicekosten | VvE-bijdrage",
  transferFee: "Overdrachtsbelasting | Notariskosten | Kosten koper",
  agencyFee: "Bemiddelingskosten | Makelaarskosten | Courtage",
  deposit: "Waarborgsom | Borg | Waarborgsom",
  onRequest: "Prijs op aanvraag | Op aanvraag | Prijs op aanvraag",
  about: "≈ {n} | ca. {n} | ongeveer {n}",
  phone: "Tel. {n} | Telefoon: {n} | Bel {n}",
  unitsHeading: "Andere woningen in dit gebouw | Bouwnummers | Beschikbare woningen",
  unit: "Bouwnummer | Type | Nr.",
  listTitle: "Koopwoningen in {place} | Huurwoningen in {place} | Appartementen in {place}",
  results: "{n} woningen | {n} resultaten | {n} huizen gevonden",
  notFound: "Pagina niet gevonden | Deze pagina bestaat niet | Niets gevonden",
  gone: `
    Deze woning is niet meer beschikbaar.
    |
    De advertentie is verwijderd.
    |
    Dit object staat niet meer online.
  `,
  loginTitle: "Inloggen | Aanmelden | Mijn omgeving",
  email: "E-mailadres",
  password: "Wachtwoord",
  wall: "Bevestig dat u geen robot bent | Uw browser wordt gecontroleerd | Bent u een mens?",
  article: "Een huis kopen in {place}: wat kost het? | Huizenprijzen in {place} | Huren in {place}: tips",
  articleText: `
    Een klein appartement begint rond {price}, grote kosten tot {high}
    Reken op een borg van twee maanden
    Vergelijk minstens drie woningen
    Laat het contract nakijken
  `,
  agency: "Over ons kantoor | Ons team | Wie wij zijn",
  agencyText: `
    Wij helpen kopers en huurders in {place} al vijftien jaar
    Ons team spreekt vier talen
    Kom langs of bel ons
    Vorig jaar verkochten wij voor {high} aan woningen
  `,
};
