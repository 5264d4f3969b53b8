/** Units of floors and ground. One word a line; how a line is written is said in words.ts. */
import type { Words } from "./words.ts";

export const squareMetres: Words = {
  en: String.raw`
    sq\.? ?m(t|eters?|etres?|trs?)?\.?
    sqm\.?
    square met(er|re)s?
    m²
    m2
    m\^2
    ㎡
  `,
  de: `
    qm
    quadratmeter
  `,
  fr: `
    mètres? carrés?
  `,
  ru: String.raw`
    кв\.? ?м\.?
    м²
    м2
    м ?кв\.?
    квадратных метр…
    кв\.? ?метр…
  `,
  zh: String.raw`
    平方米
    平米
    平(?![\p{L}均])
    平方公尺
  `,
  th: String.raw`
    ตร\.? ?เมตร
    ตร\.? ?ม\.?
    ตารางเมตร
  `,
};

export const squareFeet: Words = {
  en: String.raw`
    sq\.? ?f(t|eet|oot)\.?
    ft\.?\s?²
    ft\.?\s?2(?!\d)
    sf(?!\p{L})
    sqft
    square f(ee|oo)t
    ft2
  `,
  fr: String.raw`
    pi2
    pi²
    pieds? carrés?
    p\.c\.(?= )
  `,
  ru: String.raw`
    кв\.? ?фут\w*
  `,
  zh: `
    平方呎
    呎
    尺(?!寸)
    平方英尺
  `,
  th: `
    ตารางฟุต
  `,
};

export const squareYards: Words = {
  en: String.raw`
    sq\.? ?y(ar)?ds?\.?
    sqyds?
    square yards?
    gaj
  `,
};

export const acres: Words = {
  en: `
    acres?
  `,
};

export const hectares: Words = {
  en: `
    hectares?
    ha
  `,
  ru: `
    гектар…
    га
  `,
};

/** A hundred square metres. */
export const ares: Words = {
  ru: String.raw`
    сот(ок|ки|ка|\.)?
  `,
};

/** Four square metres, of Thailand. */
export const squareWah: Words = {
  en: String.raw`
    (sq\.? ?)?wah
    tw
  `,
  th: String.raw`
    ตร\.? ?ว(า|\.)?
    ตารางวา
    วา(?![งดลยบน])
  `,
};

/** A hundred square wah. */
export const ngan: Words = {
  en: `
    ngan
  `,
  th: `
    งาน
  `,
};

/** Four ngan. */
export const rai: Words = {
  en: `
    rai
  `,
  th: `
    ไร่
  `,
};
