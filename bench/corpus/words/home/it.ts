import type { HomeWords } from "../home-words.ts";

export const it: HomeWords = {
  condo: "Appartamento",
  house: "Villa; Casa | Villetta a schiera | Casa indipendente; Villetta",
  studio: "Monolocale",
  office: "Ufficio | Studio professionale | Ufficio",
  landKind: "Terreno | Terreno edificabile | Lotto di terreno",
  parking: "Posto auto | Box auto | Garage",
  warehouse: "Capannone | Magazzino | Capannone industriale",
  forSale: "In vendita; Vendita | Vendesi | In vendita",
  forRent: "In affitto; Affitto | Affittasi | In affitto",
  forBoth: "In vendita o in affitto",
  priceLabel: "Prezzo | Prezzo di vendita | Prezzo richiesto",
  rentLabel: "Canone; Affitto | Canone mensile | Affitto mensile",
  bedroomsLabel: "Camere da letto",
  roomsLabel: "Locali | Numero locali | Vani",
  bathroomsLabel: "Bagni | Numero bagni | Bagni",
  areaLabel: "Superficie | Superficie commerciale | Metri quadri; Superficie",
  landLabel: "Terreno; Superficie terreno | Giardino | Lotto",
  floorLabel: "Piano",
  yearLabel: "Anno di costruzione",
  referenceLabel: "Riferimento | Rif. | Codice annuncio",
  typeLabel: "Tipologia | Tipo immobile | Tipologia",
  placeLabel: "Zona | Indirizzo | Ubicazione",
  bedrooms: "{n} camera~{n} camere",
  rooms: "{n} locale~{n} locali | {n} locali | {n} vani",
  bathrooms: "{n} bagno~{n} bagni",
  area: "{n} m² | {n} mq | {n} metri quadri; {n} m2",
  land: "terreno di {n} m² | {n} mq di terreno | lotto di {n} mq",
  condoSale: `
    Appartamento in vendita a {district}, {rooms}
    |
    Vendesi appartamento luminoso, {place}
    |
    Appartamento con balcone in vendita, {district}
  `,
  condoRent: `
    Appartamento in affitto a {district}, {rooms}
    |
    Affittasi appartamento arredato, {place}
    |
    Appartamento con balcone in affitto, {district}
  `,
  houseSale: `
    Villa in vendita a {district}, {rooms}
    |
    Vendesi villetta a schiera, {place}
    |
    Casa indipendente con giardino in vendita, {district}
  `,
  houseRent: `
    Villa in affitto a {district}, {rooms}
    |
    Affittasi villetta con giardino, {place}
    |
    Casa indipendente in affitto, {district}
  `,
  condoBoth: "Appartamento in vendita o in affitto, {district}",
  houseBoth: "Villa in vendita o in affitto, {district}",
  officeTitle: `
    Ufficio in affitto a {district}
    |
    Studio professionale {area}, {place}
    |
    Ufficio luminoso in affitto, {district}
  `,
  landTitle: `
    Terreno in vendita a {district}
    |
    Terreno edificabile {area}, {place}
    |
    Lotto di terreno, {district}
  `,
  parkingTitle: "Posto auto a {district} | Box auto in affitto, {place} | Garage a {district}",
  warehouseTitle: `
    Capannone in affitto a {district}
    |
    Magazzino {area}, {place}
    |
    Capannone industriale, {district}
  `,
  priceSentenceSale: "Il prezzo è di {price}. | Prezzo di vendita: {price}. | La richiesta è di {price}.",
  priceSentenceRent: "Il canone è di {price}. | Canone mensile: {price}. | Si affitta a {price}.",
  placeSentence: "L'immobile si trova a {place}. | Zona: {place}. | Siamo a {place}.",
  sentences: `
    La cucina è abitabile
    Il soggiorno è molto luminoso
    Negozi e mezzi pubblici a due passi
    |
    L'immobile è ben tenuto
    Il palazzo ha la portineria
    Balcone esposto a sud
    |
    Ristrutturato di recente
    Completa la proprietà una cantina
    Visite su appuntamento
  `,
};
