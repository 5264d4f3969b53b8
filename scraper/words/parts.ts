/** Parts of a home. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai/pages.ts";
import type { Words } from "./words.ts";

/** Parts of a home, and what lies around it: their size is not the home's. */
export const otherParts: Words = {
  en: String.raw`
    terr?a[sczț]
    balc
    garden
    jard
    giardin
    garten
    kitchen
    cocina
    cozinha
    cuisine
    küche
    salon
    living room
    lounge
    séjour
    wohnzimmer
    garage
    garaje
    cellar
    keller
    cave
    patio
    pool
    piscin
    storage
    basement
    kuchyn
    parking
    \/ ?m
    per (m|sq)
  `,
  ru: `
    кухн
    террас
    балкон
    гараж
  `,
};

/** Headings above a list of what the home has. English ones say nothing else. */
export const amenityHeadings: Words = {
  en: `
    ((property|building|unit|project|condo) )?(amenities|facilities|features|equipment)( (and|&) (amenities|facilities|features|services))?:?$
    (room|indoor|outdoor|key|general|common) (amenities|facilities|features|equipment)( (and|&) (amenities|facilities|features|services))?:?$
  `,
  de: `
    ausstattung(smerkmale)?
  `,
  fr: `
    équipements
    prestations
  `,
  es: `
    equipamiento
    características
    comodidades
  `,
  it: `
    dotazioni
  `,
  nl: `
    voorzieningen
  `,
  pl: `
    udogodnienia
    wyposażenie
  `,
  ru: `
    удобства
    особенности
    оснащение
  `,
  zh: `
    配套设施
    设施
    房屋配套
  `,
  th: thai.amenityHeadings,
};
