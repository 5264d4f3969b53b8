import type { HomeWords } from "../home-words.ts";

export const nl: HomeWords = {
  condo: "Appartement | Bovenwoning | Appartement; Flat",
  house: "Woning; Huis | Eengezinswoning | Tussenwoning; Vrijstaande woning",
  studio: "Studio",
  office: "Kantoorruimte | Kantoor | Kantoorpand",
  landKind: "Bouwgrond | Bouwkavel | Kavel",
  parking: "Parkeerplaats | Garagebox | Parkeerplek",
  warehouse: "Bedrijfshal | Bedrijfsruimte | Loods",
  forSale: "Te koop | Koop | Te koop",
  forRent: "Te huur | Huur | Te huur",
  forBoth: "Te koop of te huur",
  priceLabel: "Vraagprijs | Koopsom | Vraagprijs",
  rentLabel: "Huurprijs | Huur per maand | Kale huur",
  bedroomsLabel: "Slaapkamers",
  roomsLabel: "Aantal kamers; Kamers | Kamers | Aantal kamers",
  bathroomsLabel: "Badkamers | Aantal badkamers | Badkamer(s)",
  areaLabel: "Woonoppervlakte; Wonen | Oppervlakte | Gebruiksoppervlakte wonen",
  landLabel: "Perceel; Perceeloppervlakte | Perceel | Grondoppervlakte",
  floorLabel: "Verdieping | Woonlaag | Gelegen op verdieping",
  yearLabel: "Bouwjaar",
  referenceLabel: "Referentie | Objectnummer | Aanbodnummer",
  typeLabel: "Soort woning | Soort object | Type woning",
  placeLabel: "Ligging | Plaats | Adres",
  bedrooms: "{n} slaapkamer~{n} slaapkamers",
  rooms: "{n} kamer~{n} kamers",
  bathrooms: "{n} badkamer~{n} badkamers",
  area: "{n} m² | {n} m2 | {n} m²",
  land: "{n} m² perceel | perceel {n} m2 | perceel van {n} m²",
  condoSale: `
    Appartement te koop: {place}, {rooms}
    |
    Licht appartement in {district} te koop
    |
    Te koop: appartement met {rooms}, {place}
  `,
  condoRent: `
    Appartement te huur: {place}, {rooms}
    |
    Gemeubileerd appartement te huur in {district}
    |
    Te huur: appartement met balkon, {place}
  `,
  houseSale: `
    Huis te koop: {place}, {rooms}
    |
    Eengezinswoning met tuin te koop in {district}
    |
    Te koop: tussenwoning, {place}
  `,
  houseRent: `
    Huis te huur: {place}, {rooms}
    |
    Eengezinswoning te huur in {district}
    |
    Te huur: woning met tuin, {place}
  `,
  condoBoth: "Appartement te koop of te huur, {district}",
  houseBoth: "Woning te koop of te huur, {district}",
  officeTitle: `
    Kantoorruimte te huur in {district}
    |
    Kantoor {area} te huur, {place}
    |
    Kantoorpand in {district}
  `,
  landTitle: `
    Bouwgrond te koop in {district}
    |
    Bouwkavel {area}, {place}
    |
    Kavel aan rustige straat, {district}
  `,
  parkingTitle: `
    Parkeerplaats te huur in {district}
    |
    Garagebox in {place}
    |
    Parkeerplek in garage, {district}
  `,
  warehouseTitle: `
    Bedrijfshal te huur in {district}
    |
    Bedrijfsruimte {area}, {place}
    |
    Loods met kantoor, {district}
  `,
  priceSentenceSale: "De vraagprijs is {price}. | De koopsom bedraagt {price}. | Vraagprijs: {price}.",
  priceSentenceRent: "De huurprijs is {price}. | De huur bedraagt {price}. | Huur: {price}.",
  placeSentence: "De woning ligt in {place}. | U vindt de woning in {place}. | Gelegen in {place}.",
  sentences: `
    De keuken is compleet ingericht
    De woonkamer is ruim en licht
    Winkels liggen op loopafstand
    |
    De woning is goed onderhouden
    Er is een berging aanwezig
    Het balkon ligt op het zuiden
    |
    Onlangs geschilderd
    Oplevering in overleg
    Bezichtigingen op afspraak
  `,
};
