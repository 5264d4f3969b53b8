/** Labels of sizes. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai.ts";
import type { Words } from "../words.ts";

/** Labels of the size inside. */
export const sizeLabels: Words = {
  en: String.raw`
    (approx(imate|\.)? ?)?(living|floor|square|sq\.?|interior|finished|heated|gross internal|internal floor) ?(area|space|feet|footage|ft\.?|meters|metres)?( ?\(?(approx(imate)?|est)\.?\)?)
    building (size|area)
    house size
    home size
    unit size
    approx(imate|\.)? (size|area)
    ((living|floor|internal|interior|usable|total|unit|property) ?)?(area|size|space|surface)( ?\(.*\))?
    ((built[- ]?up|built|gross|net|covered|indoor|habitable|super built[- ]?up|carpet) ?)(area|size|space|surface)( ?\(.*\))?
    ((living|floor|internal|interior|usable|total|unit|property) ?)?(sqm|sq\.? ?m\.?|sq\.? ?ft\.?|square (feet|footage))( ?\(.*\))?
    (built[- ]?up|built|gross|net|covered|indoor|habitable|super built[- ]?up|carpet) ?(sqm|sq\.? ?m\.?|sq\.? ?ft\.?|square (feet|footage))( ?\(.*\))?
  `,
  de: `
    (wohn|nutz|gesamt|wohnungs)?fläche(.*)?
    wohnfläche.*
  `,
  fr: `
    superficie (cubierta|habitable|commerciale|interna)
    surface( habitable| totale)?
  `,
  es: String.raw`
    área (construida|privada|cubierta|techada)
    sup\. (cubierta|total|construida)
    m2 (construidos|útiles)
    superficie( construida| útil| total)?
    m² (útiles|construidos|totales)
  `,
  it: `
    mq
    mq commerciali
    metri quadri
    metri quadrati
  `,
  pt: String.raw`
    metragem
    área privativa
    area priv\.?
    área( útil| bruta| construída| total)?
  `,
  nl: `
    (woonoppervlakte|oppervlakte)
  `,
  pl: `
    (powierzchnia|metraż)( (mieszkania|domu|użytkowa|całkowita|mieszkalna))?
  `,
  cs: `
    užitná plocha
    podlahová plocha
    plocha( bytu| domu)?
    obytná plocha
  `,
  sk: `
    úžitková plocha
  `,
  hu: `
    alapterület
    lakóterület
    hasznos (alap)?terület
  `,
  ro: String.raw`
    suprafa[țţt][aăe] ?(util[aă]|total[aă]|construit[aă])?
    s\. ?util[aă]
  `,
  sv: `
    boyta
    boarea
    bostadsyta
  `,
  no: `
    internt bruksareal
    primærrom
    p-rom
    bra(-i)?
    bruksareal
  `,
  da: `
    boligareal
    areal
  `,
  fi: `
    asuinpinta-ala
    pinta-ala
    huoneiston? pinta-ala
  `,
  et: `
    üldpind
    korruse pind
    suletud netopind
    pindala
  `,
  lv: `
    kopējā platība
    platība
  `,
  lt: `
    bendras plotas
    gyvenamasis plotas
    plotas
  `,
  hr: `
    kvadratura
    (stambena )?površina
  `,
  sl: `
    uporabna površina
    velikost
  `,
  ru: `
    загальна площа
    площа загальна
    квадратура
    площ
    жилая площадь
    общая площадь, ?м²?
    ((общая |жилая )?площадь( общая)?)
  `,
  el: `
    εμβαδόν?
    εμβαδό
  `,
  tr: String.raw`
    m² \((brüt|net)\)
    (brüt|net) (m²|m2|metrekare|alan)
    (brüt |net |kapal[ıi] )?alan[ıi]?
    (metrekare|m²|m2)
  `,
  az: `
    sahə
  `,
  id: `
    luas( bangunan)?
    (luas bangunan|lb)
  `,
  vi: `
    diện tích (sàn|xây dựng|căn hộ)
    diện tích( sử dụng| tim tường)?
  `,
  he: `
    שטח( במ["״]ר)?
  `,
  ar: `
    (ال)?مساحة( البناء| الداخلية)?
    متراژ
    (ال)?مساحة
  `,
  zh: `
    專有面積
    實用面積
    建築面積
    套內面積
    坪數
    建坪
    權狀坪數
    主建物
    室內
    面积
    建筑面积
    使用面积
    室内面积
    实用面积
    専有面積
    建物面積
  `,
  ko: `
    전용
    전용면적
    실면적
    연면적
    계약면적
    공급면적
  `,
  is: `
    stærð
  `,
  th: thai.sizeLabels,
};

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
