import type { HomeWords } from "../home-words.ts";

export const de: HomeWords = {
  condo: "Wohnung | Etagenwohnung | Apartment",
  house: "Haus | Einfamilienhaus; Villa | Reihenhaus; Doppelhaushälfte",
  studio: "Studio | Studio-Apartment | Studio",
  office: "Büro | Bürofläche | Büroetage",
  landKind: "Grundstück | Baugrundstück | Bauplatz",
  parking: "Stellplatz | Tiefgaragenstellplatz | Garage",
  warehouse: "Lagerhalle | Halle | Produktionshalle",
  forSale: "Kaufen; Zu verkaufen | Kauf | Zum Kauf",
  forRent: "Mieten; Zu vermieten | Miete | Zur Miete",
  forBoth: "Zu verkaufen oder zu vermieten | Kauf oder Miete | Verkauf / Vermietung",
  priceLabel: "Kaufpreis; Preis | Kaufpreis | Verkaufspreis; Preis",
  rentLabel: "Kaltmiete; Miete | Miete pro Monat | Nettokaltmiete; Monatsmiete",
  bedroomsLabel: "Schlafzimmer | Anzahl Schlafzimmer | Schlafräume",
  roomsLabel: "Zimmer | Anzahl Zimmer | Zimmerzahl",
  bathroomsLabel: "Badezimmer; Bäder | Anzahl Badezimmer | Bad",
  areaLabel: "Wohnfläche | Wohnfläche ca. | Wohnfl.; Fläche",
  landLabel: "Grundstücksfläche; Grundstück | Grundstück ca. | Grundstücksgröße",
  floorLabel: "Etage | Stockwerk | Geschoss",
  yearLabel: "Baujahr | Baujahr | Errichtet",
  referenceLabel: "Objekt-Nr. | Objektnummer | Kennung",
  typeLabel: "Objektart | Immobilienart | Objekttyp",
  placeLabel: "Lage | Ort | Adresse",
  bedrooms: "{n} Schlafzimmer",
  rooms: "{n} Zimmer | {n} Zi. | {n} Zimmer",
  bathrooms: "{n} Badezimmer | {n} Bad~{n} Bäder | {n} Badezimmer",
  area: "{n} m² | {n} qm | {n} Quadratmeter; ca. {n} m²",
  land: "{n} m² Grundstück | {n} m² Grund | {n} qm Grundstück",
  condoSale: `
    Wohnung zum Kauf in {district}: {rooms}, {area}
    Helle Eigentumswohnung in {place}
    |
    Schöne Wohnung in {district} zu verkaufen
    Eigentumswohnung {project}, {rooms}
    |
    Gepflegtes Apartment in {place} zum Kauf
    Etagenwohnung mit Balkon in {district}
  `,
  condoRent: `
    Mietwohnung in {district}: {rooms}, {area}
    Wohnung zu vermieten in {place}
    |
    Möblierte Wohnung in {district}, {rooms}
    |
    Apartment zur Miete in {place}
    Sonnige Wohnung mit Balkon zu vermieten, {district}
  `,
  houseSale: `
    Haus zum Kauf in {district}, {rooms}
    Einfamilienhaus in {place} zu verkaufen
    |
    Villa mit Pool in {district} zu verkaufen
    |
    Reihenhaus mit Garten in {place}
    Freistehendes Haus in {district}, {rooms}
  `,
  houseRent: `
    Haus zur Miete in {district}, {rooms}
    |
    Einfamilienhaus zu vermieten in {place}
    |
    Reihenhaus mit Garten zu vermieten, {district}
  `,
  condoBoth: `
    Wohnung zu verkaufen oder zu vermieten: {project}
    |
    Apartment in {district}, Kauf oder Miete
    |
    {project}: {rooms}, Verkauf / Vermietung
  `,
  houseBoth: `
    Haus zu verkaufen oder zu vermieten in {district}
    |
    Villa in {place}, Kauf oder Miete
    |
    Haus in {project}, Verkauf / Vermietung
  `,
  officeTitle: "Büro zur Miete in {district} | Bürofläche {area} in {place} | Helle Büroetage in {district}",
  landTitle: `
    Grundstück in {district}
    |
    Baugrundstück {area} in {place}
    |
    Bauplatz in ruhiger Lage, {district}
  `,
  parkingTitle: `
    Stellplatz in {district}
    |
    Tiefgaragenstellplatz in {place}
    |
    Garage zu vermieten, {district}
  `,
  warehouseTitle: `
    Lagerhalle in {district}
    |
    Halle {area} in {place}
    |
    Produktionshalle mit Büro, {district}
  `,
  priceSentenceSale: `
    Der Kaufpreis beträgt {price}.
    |
    Der Preis liegt bei {price}.
    |
    Angeboten wird das Objekt für {price}.
  `,
  priceSentenceRent: `
    Die Miete beträgt {price}.
    |
    Die Kaltmiete liegt bei {price}.
    |
    Die monatliche Miete beläuft sich auf {price}.
  `,
  placeSentence: "Die Immobilie liegt in {place}. | Sie finden das Objekt in {place}. | Lage: {place}.",
  sentences: `
    Die Einbauküche ist im Preis enthalten
    Vom Balkon blicken Sie ins Grüne
    Geschäfte und Haltestellen sind zu Fuß erreichbar
    |
    Die Räume sind hell und gut geschnitten
    Zum Haus gehören ein Pool und ein Fitnessraum
    Der Zustand ist sehr gepflegt
    |
    Vor kurzem wurde alles renoviert
    Ein Keller und ein Abstellraum sind vorhanden
    Besichtigungen sind kurzfristig möglich
  `,
};
