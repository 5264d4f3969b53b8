import type { HomeWords } from "../home-words.ts";

export const fr: HomeWords = {
  condo: "Appartement",
  house: "Maison | Villa | Pavillon; Maison de ville",
  studio: "Studio",
  office: "Bureau | Bureaux | Local professionnel",
  landKind: "Terrain | Terrain à bâtir | Terrain constructible",
  parking: "Parking | Place de parking | Garage; Box",
  warehouse: "Entrepôt | Local d'activité | Bâtiment industriel",
  forSale: "À vendre; Vente | Achat | En vente",
  forRent: "À louer; Location | Location | En location",
  forBoth: "À vendre ou à louer | Vente ou location | Vente / Location",
  priceLabel: "Prix; Prix de vente | Prix demandé | Prix du bien; Prix FAI",
  rentLabel: "Loyer; Loyer mensuel | Loyer charges comprises | Loyer CC; Loyer par mois",
  bedroomsLabel: "Chambres | Nombre de chambres | Chambre(s)",
  roomsLabel: "Pièces | Nombre de pièces | Pièce(s)",
  bathroomsLabel: "Salles de bain | Salle(s) de bains | Salles d'eau et de bains",
  areaLabel: "Surface habitable; Surface | Surface | Superficie; Surf. habitable",
  landLabel: "Surface du terrain; Terrain | Terrain | Superficie du terrain",
  floorLabel: "Étage",
  yearLabel: "Année de construction | Construit en | Construction",
  referenceLabel: "Référence | Réf. | Réf. annonce",
  typeLabel: "Type de bien | Type | Catégorie",
  placeLabel: "Localisation | Ville | Secteur; Adresse",
  bedrooms: "{n} chambre~{n} chambres | {n} ch. | {n} chambre~{n} chambres",
  rooms: "{n} pièce~{n} pièces | {n} p. | {n} pièce~{n} pièces",
  bathrooms: "{n} salle de bain~{n} salles de bain | {n} sdb | {n} salle de bains~{n} salles de bains",
  area: "{n} m² | {n} m2 | {n} m²; {n} mètres carrés",
  land: "{n} m² de terrain | terrain de {n} m² | {n} m2 de terrain",
  condoSale: `
    Appartement à vendre {district}, {rooms}
    Vente appartement {rooms} {place}
    |
    Bel appartement lumineux à {place}
    Vente appartement {project}
    |
    Appartement {rooms} en vente, {district}
    Appartement rénové avec balcon, {place}
  `,
  condoRent: `
    Location appartement {rooms} {district}
    Appartement à louer, {place}
    |
    Appartement meublé à louer {district}
    |
    À louer : appartement {rooms}, {place}
    Location meublée, {project}
  `,
  houseSale: `
    Maison à vendre {district}, {rooms}
    Vente maison {rooms} {place}
    |
    Villa avec piscine à vendre, {district}
    |
    Maison familiale avec jardin, {place}
    Pavillon {rooms} en vente {district}
  `,
  houseRent: `
    Location maison {rooms} {district}
    |
    Maison à louer avec jardin, {place}
    |
    À louer : maison {rooms}, {district}
  `,
  condoBoth: `
    Appartement à vendre ou à louer, {project}
    |
    Appartement {district}, vente ou location
    |
    {project} : {rooms}, vente / location
  `,
  houseBoth: `
    Maison à vendre ou à louer, {district}
    |
    Villa {place}, vente ou location
    |
    Maison {project}, vente / location
  `,
  officeTitle: `
    Location bureau {district}
    |
    Bureaux {area} à louer, {place}
    |
    Local professionnel à louer {district}
  `,
  landTitle: `
    Terrain à vendre {district}
    |
    Terrain à bâtir {area}, {place}
    |
    Terrain constructible {district}
  `,
  parkingTitle: "Parking {district} | Place de parking à louer, {place} | Box fermé {district}",
  warehouseTitle: `
    Entrepôt à louer {district}
    |
    Local d'activité {area}, {place}
    |
    Bâtiment industriel {district}
  `,
  priceSentenceSale: "Le prix est de {price}. | Prix demandé : {price}. | Il est proposé au prix de {price}.",
  priceSentenceRent: `
    Le loyer est de {price}.
    |
    Loyer : {price}.
    |
    Il est proposé à la location pour {price}.
  `,
  placeSentence: "Le bien se situe à {place}. | Secteur : {place}. | Vous le trouverez à {place}.",
  sentences: `
    La cuisine équipée donne sur le séjour
    Les commerces sont à deux pas
    Le balcon est exposé plein sud
    |
    Le bien est vendu meublé
    La résidence dispose d'une piscine et d'un gardien
    L'ensemble est très bien entretenu
    |
    Les peintures ont été refaites récemment
    Une cave et un cellier complètent ce bien
    Visites possibles rapidement
  `,
};
