/** One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/homes.ts";
import type { Words } from "../words.ts";

/** What counts bedrooms. */
export const bedrooms: Words = {
  en: `
    bed ?rooms?
    beds?
    bdrms?
    bds?
    br
    bhk
    rk
    bedrm?
    sleeping rooms?
  `,
  de: `
    schlafzimmer
    schlafräume?
  `,
  fr: String.raw`
    chambres?( à coucher)?
    ch\.
    ch
  `,
  es: String.raw`
    dormitorios?
    dorms?\.
    habitaci(ones|ón)
    recámaras?
    alcobas?
    recs?\.
    hab\.?
    rec\.?
  `,
  it: `
    camer[ae] da letto
    camere
    stanze da letto
  `,
  pt: `
    quartos?
    suítes?
  `,
  nl: `
    slaapkamers?
    slpks?
    slk
  `,
  pl: `
    sypialni…
  `,
  cs: `
    ložnic…
  `,
  sk: `
    spáln…
  `,
  hu: `
    hálószob…
    hálók?
  `,
  ro: `
    dormitoare?
    dormitor
  `,
  sv: `
    sovrum
  `,
  no: `
    soverom
  `,
  da: `
    soverum
  `,
  fi: `
    makuuhuone…
  `,
  et: `
    magamistub…
    magamistoad?
  `,
  lv: `
    guļamistab…
  `,
  lt: `
    miegam…
  `,
  hr: `
    spava[ćc]… sob…
    spavaonic…
  `,
  sl: `
    spaln[io]c…
  `,
  ru: `
    спал(ьни|ьня|ен|ьных)…
    спальн…
    спальных (комнат|мест)
  `,
  el: `
    υπνοδωμ…
  `,
  tr: `
    yatak odas[ıi]
  `,
  id: `
    kamar tidur
    kt
  `,
  vi: `
    phòng ngủ
    pn
  `,
  he: `
    חדרי שינה
  `,
  ar: `
    غرف(ة)? (ال)?نوم
    اتاق خواب
    (ال)?غرف(ة)?
  `,
  zh: `
    卧室
    臥室
    睡房
    卧
    寝室
    房間
    卧房
    居室
    房间
    睡
  `,
  ko: `
    침실
    방
    방 ?수
    침실 ?수
  `,
  is: `
    svefnherbergi
  `,
  uz: `
    yotoqxona
  `,
  ms: `
    bilik tidur
    bilik(?! mandi| air)
  `,
  th: thai.bedrooms,
  ja: `
    ベッドルーム
    寝室
  `,
};
