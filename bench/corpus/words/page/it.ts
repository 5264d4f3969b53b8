import type { PageWords } from "../page-words.ts";

export const it: PageWords = {
  navHome: "Home",
  navSale: "Vendita | In vendita | Comprare",
  navRent: "Affitto | In affitto | Affittare",
  navAbout: "Chi siamo",
  navContact: "Contatti",
  navLogin: "Accedi | Registrati | Area personale",
  navBlog: "Notizie; Guide",
  favourite: "Salva | Preferiti | Aggiungi ai preferiti",
  description: "Descrizione | L'immobile | Descrizione",
  details: "Caratteristiche | Dettagli | Dati principali",
  contact: "Contatta l'agenzia | Inserzionista | Il tuo agente",
  enquire: "Invia messaggio | Richiedi visita | Chiedi informazioni",
  cookies: "Utilizziamo i cookie. | Questo sito usa i cookie. | Continuando accetti i cookie.",
  rights: "Tutti i diritti riservati.",
  soldLink: "Venduti di recente | Immobili venduti | Ultime vendite; Già affittati",
  soldBadge: "Venduto | VENDUTO | Venduto",
  rentedBadge: "Affittato | AFFITTATO | Affittato",
  similar: "Immobili simili | Potrebbe interessarti | Altri annunci dell'agenzia",
  was: "Prima {n} | Prezzo precedente {n} | Ribassato da {n}",
  wasNow: "Prima {old}, ora {new} | Ribassato da {old} a {new} | Da {old} a {new}",
  perArea: "{n}/m² | {n} al mq | {n}/mq",
  perLand: "{n} per ettaro",
  downPayment: "Anticipo | Acconto | Anticipo",
  instalment: "Rata mensile | Rata del mutuo | Rata mensile stimata",
  perMonth: "{n} / mese | {n} al mese | {n}/mese",
  interest: "Tasso | Tasso di interesse | TAN",
  term: "Durata | Durata del mutuo | Durata",
  years: "{n} anni",
  loan: "Calcola la rata del mutuo | Mutuo | Simulazione mutuo",
  sellerFinance: "Pagamento a rate con il proprietario",
  fees: "Spese | Altre spese | Costi",
  commonFee: "Spese condominiali | Spese condominio | Spese condominiali",
  transferFee: "Imposte | Spese notarili | Imposta di registro",
  agencyFee: "Provvigione | Commissione agenzia | Provvigione",
  deposit: "Cauzione | Deposito cauzionale | Cauzione",
  onRequest: "Prezzo su richiesta | Trattativa riservata | Prezzo su richiesta",
  about: "≈ {n} | circa {n} | ca. {n}",
  phone: "Tel. {n} | Telefono: {n} | Chiama {n}",
  unitsHeading: "Altre unità | Unità disponibili | Tipologie",
  unit: "Unità | Tipo | N.",
  listTitle: "Appartamenti in vendita a {place} | Case in affitto a {place} | Immobili a {place}",
  results: "{n} annunci | {n} risultati | {n} immobili",
  notFound: "Pagina non trovata | Questa pagina non esiste | Nessun contenuto",
  gone: "Questo annuncio non è più disponibile. | L'annuncio è stato rimosso. | L'immobile non è più online.",
  loginTitle: "Accedi | Login | Area clienti",
  email: "Indirizzo e-mail",
  password: "Password",
  wall: "Conferma di essere umano | Controllo del browser in corso | Sei un robot?",
  article: "Comprare casa a {place}: quanto costa | Prezzi delle case a {place} | Affittare a {place}: guida",
  articleText: `
    Un piccolo appartamento parte da {price}, i grandi arrivano a {high}
    Di solito si chiede una cauzione di due mesi
    Confronta almeno tre immobili
    Fai leggere il contratto a un legale
  `,
  agency: "La nostra agenzia | Il team | Chi siamo",
  agencyText: `
    Aiutiamo acquirenti e inquilini a {place} da quindici anni
    Parliamo quattro lingue
    Vieni in agenzia o chiamaci
    L'anno scorso abbiamo venduto per {high}
  `,
};
