/** Keys of data about sizes, and what they are put together from. */
import type { Words } from "../words.ts";

/** Whole keys of the size inside. */
export const sizeKeys: Words = {
  en: `
    area
    size
    floorsize
    floorarea
    livingarea
    livingareavalue
    livingspace
    squaremeters
    squaremetres
    squaremeter
    sqm
    m2
    usablearea
    usablesurface
    builtarea
    builtuparea
    builtup
    internalarea
    nethabitablesurface
    habitablesurface
    netarea
    grossarea
    areasqm
    sizesqm
    sizings
    floorareasqm
    propertysize
    unitsize
    totalarea
    surfacearea
    floorspace
    square
    areasize
    livingareasize
    livingroomarea
    usableareas
    totalareas
    areavalue
    interiorsize
    constructedarea
    buildingarea
    squarefeet
    squarefootage
    sqft
    areasqft
    sizesqft
    floorareasqft
    livingareasqft
    netsurface
  `,
  de: `
    wohnflaeche
    wohnflache
  `,
  fr: `
    surface
  `,
  es: `
    superficie
  `,
  it: `
    mq
  `,
};

/** Whole keys of the size of the ground. */
export const groundKeys: Words = {
  en: `
    land
    landarea
    landsize
    lotsize
    lotarea
    plotarea
    plotsize
    landsurface
    terrainarea
    sitearea
    plotareasqm
  `,
  de: `
    grundstuecksflaeche
  `,
};

/** Whole keys of the unit of a size. */
export const areaUnitKeys: Words = {
  en: `
    areaunit
    areaunits
    sizeunit
    livingareaunits
    unitcode
    unitofmeasure
    surfaceunit
    livingareaunitsshort
    lotareaunits
    livingareaunit
    floorareaunit
  `,
};

/** What names a size in a key. */
export const sizeWords: Words = {
  en: `
    area
    size
    space
    sqft
    sqm
    m2
    sqmt
  `,
  de: `
    flaeche
    wohnflaeche
    nutzflaeche
    qm
  `,
  fr: `
    surface
  `,
  es: `
    superficie
    metros
  `,
  it: `
    mq
    metratura
  `,
  nl: `
    oppervlakte
    woonoppervlakte
  `,
  pl: `
    metraz
    powierzchnia
  `,
  cs: `
    plocha
    rozloha
  `,
  sv: `
    boyta
    areal
    yta
  `,
  no: `
    bruksareal
    boligareal
  `,
  lt: `
    plotas
  `,
  hr: `
    kvadratura
    povrsina
  `,
};

/** What may be beside it: of what, and in which unit. */
export const besideSize: Words = {
  en: `
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
  `,
  de: `
    wohn
  `,
  fr: `
    habitable
    utile
  `,
  es: `
    aprox
    construida
    construido
    cubierta
    neta
    util
  `,
  pt: `
    bruta
  `,
};

/** What names the ground in a key. */
export const groundWords: Words = {
  en: `
    land
    lot
    plot
    site
    ground
  `,
  de: `
    grundstueck
    grundstuck
  `,
  fr: `
    terrain
  `,
  es: `
    lote
  `,
  it: `
    terreno
  `,
  nl: `
    perceel
  `,
  pl: `
    dzialki
  `,
  sv: `
    tomt
  `,
};

/** What names a unit in a key. */
export const unitWords: Words = {
  en: `
    unit
    units
    measure
  `,
};
