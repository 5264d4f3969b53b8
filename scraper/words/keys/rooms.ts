/** Keys of data about rooms, and what they are put together from. */
import type { Words } from "../words.ts";

/** Whole keys of bedrooms. */
export const bedroomKeys: Words = {
  en: `
    bedrooms
    beds
    bedroom
    bedroomcount
    bedroomscount
    numberofbedrooms
    numbedrooms
    bedroomnumber
    bedroomsnumber
    noofbedrooms
    bedroomno
    numbeds
    totalbedrooms
    nbbedrooms
    bedroomsvalue
    bedroomstotal
    numbedroom
    bedscount
  `,
  es: `
    dormitorios
    habitaciones
    recamaras
  `,
};

/** Whole keys of bathrooms. */
export const bathroomKeys: Words = {
  en: `
    bathrooms
    baths
    bathroom
    bathroomcount
    bathroomscount
    numberofbathrooms
    numbathrooms
    bathroomnumber
    bathroomsnumber
    noofbathrooms
    bathroomno
    numbaths
    totalbathrooms
    nbbathrooms
    numberofbathroomstotal
    bathroomstotal
    bathroomstotalinteger
    fullbathrooms
    fullbathroomcount
    bathroomsfull
    bathscount
  `,
  es: `
    banos
  `,
};

/** Whole keys of rooms of every kind. */
export const roomKeys: Words = {
  en: `
    rooms
    roomcount
    roomscount
    numberofrooms
    numrooms
    roomsnumber
    roomsnum
    nbrooms
    numberofroom
    norooms
    noofrooms
    roomnumber
  `,
  de: `
    anzahlzimmer
    zimmer
  `,
};

/** What names bedrooms in a key. */
export const bedroomWords: Words = {
  en: `
    bed
    beds
    bedroom
    bedrooms
    bdrm
    bdrms
  `,
  de: `
    schlafzimmer
  `,
  fr: `
    chambre
    chambres
  `,
  es: `
    dormitorio
    dormitorios
    habitaciones
    recamaras
    alcobas
  `,
  it: `
    camere
  `,
  pt: `
    quarto
    quartos
    dorms
  `,
  nl: `
    slaapkamer
    slaapkamers
  `,
  pl: `
    sypialnie
  `,
  sv: `
    sovrum
  `,
  no: `
    soverom
  `,
};

/** What names bathrooms in a key. */
export const bathroomWords: Words = {
  en: `
    bath
    baths
    bathroom
    bathrooms
    toilet
    toilets
    wc
  `,
  de: `
    badezimmer
  `,
  fr: `
    sdb
    salle
    salles
    bain
    bains
  `,
  es: `
    bano
    banos
  `,
  it: `
    bagni
  `,
  pt: `
    banheiro
    banheiros
  `,
  nl: `
    badkamers
  `,
  pl: `
    lazienki
  `,
};

/** What may be beside bathrooms that have everything. */
export const besideBathrooms: Words = {
  en: `
    full
    total
  `,
};

/** What says that a bathroom has no bath. */
export const halfBathroomWords: Words = {
  en: `
    half
    powder
    partial
  `,
};

/** What names rooms of every kind in a key. */
export const roomWords: Words = {
  en: `
    room
    rooms
  `,
  de: `
    zimmer
  `,
  fr: `
    pieces
  `,
  es: `
    ambientes
  `,
  it: `
    locali
  `,
  nl: `
    kamers
  `,
  pl: `
    pokoje
    pokoi
  `,
  da: `
    vaerelser
  `,
  fi: `
    huoneet
  `,
  hr: `
    soba
    sobe
  `,
  ru: `
    komnat
  `,
  tr: `
    oda
  `,
};

/** What says how many there are. */
export const besideRooms: Words = {
  en: `
    avail
    available
  `,
  de: `
    anzahl
  `,
  fr: `
    nombre
  `,
  es: `
    cantidad
    cant
    numero
    de
  `,
  pl: `
    liczba
    ilosc
  `,
  cs: `
    pocet
  `,
  sv: `
    antal
  `,
  hr: `
    broj
  `,
  tr: `
    sayisi
  `,
};
