/** Labels of the ground. One word a line; how a line is written is said in words.ts. */
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
  ru: `
    двор
    (площадь участка|участок)
  `,
  zh: `
    (土地面积|占地面积)
    敷地面積
  `,
  th: `
    (ขนาดที่ดิน|ที่ดิน|เนื้อที่)
    พื้นที่ดิน
  `,
};
