/** Keys of data about sizes, and what they are put together from. */
import type { Words } from "../words.ts";

/** Whole keys of the size inside. */
export const sizeKeys: Words = {
  data: `
    builtup
    sizings
    usableareas
    totalareas
    squarefootage
    wohnflache
  `,
};

/** Whole keys of the size of the ground. */
export const groundKeys: Words = {
  data: `
    land
    grundstuecksflaeche
  `,
};

/** Whole keys of the unit of a size. */
export const areaUnitKeys: Words = {
  data: `
    unitcode
    unitofmeasure
    livingareaunitsshort
  `,
};

/** What names a size in a key. */
export const sizeWords: Words = {
  data: `
    area
    size
    space
    sqft
    sqm
    m2
    sqmt
    flaeche
    wohnflaeche
    nutzflaeche
    qm
    surface
    superficie
    metros
    mq
    metratura
    oppervlakte
    woonoppervlakte
    metraz
    powierzchnia
    plocha
    rozloha
    boyta
    areal
    yta
    bruksareal
    boligareal
    plotas
    kvadratura
    povrsina
  `,
};

/** What may be beside it: of what, and in which unit. */
export const besideSize: Words = {
  data: `
    approx
    brut
    build
    building
    built
    carpet
    constructed
    covered
    dwelling
    feet
    flat
    floor
    foot
    ft
    gross
    heated
    indoor
    inside
    inner
    interior
    internal
    km
    liv
    livable
    living
    m
    meter
    meters
    metre
    metres
    net
    of
    private
    residential
    saleable
    sq
    square
    super
    total
    up
    usable
    useful
    vivible
    wohn
    habitable
    utile
    aprox
    construida
    construido
    cubierta
    neta
    util
    bruta
  `,
};

/** What names the ground in a key. */
export const groundWords: Words = {
  data: `
    land
    lot
    plot
    site
    ground
    grundstueck
    grundstuck
    terrain
    lote
    terreno
    perceel
    dzialki
    tomt
  `,
};

/** What names a unit in a key. */
export const unitWords: Words = {
  data: `
    unit
    units
    measure
  `,
};
