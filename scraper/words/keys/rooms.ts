/** Keys of data about rooms, and what they are put together from. */
import type { Words } from "../words.ts";

/** Whole keys of bedrooms. */
export const bedroomKeys: Words = {
  data: `
  `,
};

/** Whole keys of bathrooms. */
export const bathroomKeys: Words = {
  data: `
    bathroomstotalinteger
  `,
};

/** Whole keys of rooms of every kind. */
export const roomKeys: Words = {
  data: `
  `,
};

/** What names bedrooms in a key. */
export const bedroomWords: Words = {
  data: `
    bed
    beds
    bedroom
    bedrooms
    bdrm
    bdrms
    schlafzimmer
    chambre
    chambres
    dormitorio
    dormitorios
    habitaciones
    recamaras
    alcobas
    camere
    quarto
    quartos
    dorms
    slaapkamer
    slaapkamers
    sypialnie
    sovrum
    soverom
  `,
};

/** What names bathrooms in a key. */
export const bathroomWords: Words = {
  data: `
    bath
    baths
    bathroom
    bathrooms
    toilet
    toilets
    wc
    badezimmer
    sdb
    salle
    salles
    bain
    bains
    bano
    banos
    bagni
    banheiro
    banheiros
    badkamers
    lazienki
  `,
};

/** What may be beside bathrooms that have everything. */
export const besideBathrooms: Words = {
  data: `
    full
    total
  `,
};

/** What says that a bathroom has no bath. */
export const halfBathroomWords: Words = {
  data: `
    half
    powder
    partial
  `,
};

/** What names rooms of every kind in a key. */
export const roomWords: Words = {
  data: `
    room
    rooms
    zimmer
    pieces
    ambientes
    locali
    kamers
    pokoje
    pokoi
    vaerelser
    huoneet
    soba
    sobe
    komnat
    oda
  `,
};

/** What says how many there are. */
export const besideRooms: Words = {
  data: `
    avail
    available
    anzahl
    nombre
    cantidad
    cant
    numero
    de
    liczba
    ilosc
    pocet
    antal
    broj
    sayisi
  `,
};
