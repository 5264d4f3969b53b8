/** Labels of the ground. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/labels.ts";
import type { Words } from "../words.ts";

/** Labels of the size of the ground. */
export const landLabels: Words = {
  en: String.raw`
    lot (sq\.? ?ft\.?|dimensions|acres)
    acreage
    acres
    land (sq\.? ?ft\.?|size)
    section (size|area)
    (property )?(land|lot|plot|site|erf|stand|terrain)( (area|size|space))?( ?\(.*\))?
  `,
  de: `
    grundstück(s(fläche|größe))?.*
  `,
  fr: `
    jardin
    surface (totale )?(du |de )?terrain
  `,
  es: String.raw`
    superficie (del )?lote
    sup\. (lote|terreno|terreno total)
    metros de terreno
    (perceel|terreno|parcela)(oppervlakte)?
    (superficie|área) (d[eo]l? |de (la )?)?(terreno|parcela|lote)
  `,
  pt: `
    área (do )?terreno
  `,
  pl: `
    powierzchnia działki
  `,
  cs: `
    plocha (pozemku|parcely)
    pozemek
  `,
  sk: `
    rozloha pozemku
    výmera pozemku
  `,
  hu: `
    telek(terület)?
    telekméret
  `,
  ro: `
    teren
    suprafa[țţt][aă] teren
  `,
  sv: `
    tomt(storlek|yta)
    tomtarea
  `,
  no: `
    tomteareal
  `,
  da: `
    grundareal
  `,
  fi: `
    tontin (pinta-ala|koko)
    tontti
  `,
  et: `
    krundi (pind|suurus)
  `,
  lv: `
    zemes platība
  `,
  lt: `
    sklypo plotas
  `,
  hr: `
    okućnica
    površina (zemljišta|okućnice|parcele)
  `,
  sl: `
    zemljišče
  `,
  ru: `
    площ на (двора|парцела)
    двор
    (площадь участка|участок)
  `,
  uk: `
    площа ділянки
  `,
  el: `
    οικόπεδο
    εμβαδόν? οικοπέδου
  `,
  tr: `
    arsa( alan[ıi]| m²)?
  `,
  id: `
    luas tanah
    (luas tanah|lt)
  `,
  vi: `
    diện tích đất
  `,
  he: `
    שטח (מגרש|גינה)
  `,
  ar: `
    مساحة الأرض
  `,
  zh: `
    土地坪數
    地坪
    (土地面积|占地面积)
    敷地面積
  `,
  ko: `
    토지면적
    대지면적
  `,
  th: thai.landLabels,
};
