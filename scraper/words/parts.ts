/** Parts of a home. One word a line; how a line is written is said in words.ts. */
import type { Words } from "./words.ts";

/** Parts of a home, and what lies around it: their size is not the home's. */
export const otherParts: Words = {
  en: String.raw`
    terr?a[sc]
    balc
    garden
    kitchen
    living room
    lounge
    garage
    cellar
    patio
    pool
    storage
    basement
    parking
    \/ ?m
    per (m|sq)
  `,
  de: `
    garten
    küche
    wohnzimmer
    keller
  `,
  fr: `
    jardin
    cuisine
    salon
    séjour
    cave
    piscine
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
  th: `
    สิ่งอำนวยความสะดวก
    ส่วนกลาง
  `,
};
