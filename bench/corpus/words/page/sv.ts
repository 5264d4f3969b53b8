import type { PageWords } from "../page-words.ts";

export const sv: PageWords = {
  navHome: "Start",
  navSale: "Köpa | Till salu | Bostäder till salu",
  navRent: "Hyra | Hyresbostäder | Att hyra",
  navAbout: "Om oss",
  navContact: "Kontakt",
  navLogin: "Logga in | Skapa konto | Mina sidor",
  navBlog: "Artiklar; Nyheter",
  favourite: "Spara | Favorit | Spara bostad",
  description: "Beskrivning | Om bostaden | Beskrivning",
  details: "Fakta | Detaljer | Fakta om bostaden",
  contact: "Ansvarig mäklare | Kontakta oss | Mäklare",
  enquire: "Skicka meddelande | Anmäl intresse | Boka visning",
  cookies: "Vi använder kakor. | Webbplatsen använder cookies. | Godkänn kakor för att fortsätta.",
  rights: "Alla rättigheter förbehållna.",
  soldLink: "Nyligen sålda | Sålda bostäder | Slutpriser; Nyss sålda",
  soldBadge: "Såld | SÅLD | Såld",
  rentedBadge: "Uthyrd | UTHYRD | Uthyrd",
  similar: "Liknande bostäder | Du kanske också gillar | Fler bostäder från mäklaren",
  was: "Tidigare {n} | Gammalt pris {n} | Förut {n}",
  wasNow: "Tidigare {old}, nu {new} | Sänkt från {old} till {new} | Förut {old}, nu {new}",
  perArea: "{n}/m² | {n} per kvm | {n}/kvm",
  perLand: "{n} per hektar",
  downPayment: "Kontantinsats | Egen insats | Kontantinsats",
  instalment: "Månadskostnad | Kostnad per månad | Månadskostnad",
  perMonth: "{n}/mån | {n} per månad | {n} i månaden",
  interest: "Ränta | Räntesats | Bolåneränta",
  term: "Löptid | Bindningstid | Löptid",
  years: "{n} år",
  loan: "Bolånekalkyl | Räkna på ditt lån | Boendekalkyl",
  sellerFinance: "Avbetalning till säljaren möjlig",
  fees: "Kostnader | Övriga kostnader | Driftskostnader",
  commonFee: "Avgift | Månadsavgift | Avgift till föreningen",
  transferFee: "Lagfart | Pantbrev | Lagfartskostnad",
  agencyFee: "Förmedlingsavgift | Arvode | Mäklararvode",
  deposit: "Deposition | Deposition | Säkerhet",
  onRequest: "Pris på begäran | Pris vid förfrågan | Pris på begäran",
  about: "≈ {n} | ca {n} | omkring {n}",
  phone: "Tel. {n} | Telefon: {n} | Ring {n}",
  unitsHeading: "Andra lägenheter i huset | Lediga lägenheter | Bostadslista",
  unit: "Lägenhet | Typ | Nr",
  listTitle: "Lägenheter till salu i {place} | Hus till salu i {place} | Bostäder i {place}",
  results: "{n} bostäder | {n} träffar | {n} resultat",
  notFound: "Sidan hittades inte | Sidan finns inte | Här finns inget",
  gone: "Bostaden är inte längre till salu. | Annonsen är borttagen. | Objektet är inte längre tillgängligt.",
  loginTitle: "Logga in | Inloggning | Mina sidor",
  email: "E-postadress",
  password: "Lösenord",
  wall: "Bekräfta att du är en människa | Vi kontrollerar din webbläsare | Är du en robot?",
  article: "Köpa bostad i {place}: vad kostar det? | Bostadspriser i {place} | Hyra i {place}: guide",
  articleText: `
    En liten lägenhet kostar från {price} och de stora upp till {high}
    Räkna med två månaders deposition
    Jämför minst tre bostäder
    Låt någon läsa kontraktet
  `,
  agency: "Om vårt kontor | Vårt team | Vilka vi är",
  agencyText: `
    Vi har hjälpt köpare och hyresgäster i {place} i femton år
    Vi talar fyra språk
    Besök oss eller ring
    Förra året sålde vi bostäder för {high}
  `,
};
