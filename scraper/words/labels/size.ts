/** Labels of sizes. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/labels.ts";
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
    interior( size| area)?
    square met(er|re)s
    room size
    construction (area|size)
    usable (size|space)
  `,
  de: `
    (wohn|nutz|gesamt|wohnungs)?fläche(.*)?
    wohnfläche.*
    (wohnungs|haus)?gr(ö|oe)(ß|ss)e
    (innen|gesamtwohn)fläche
    quadratmeter
  `,
  fr: `
    superficie (cubierta|habitable|commerciale|interna)
    surface( habitable| totale)?
    surface (intérieure|carrez|utile|au sol)
    loi carrez
    superficie( totale| utile)?
    m² habitables
  `,
  es: String.raw`
    área (construida|privada|cubierta|techada)
    sup\. (cubierta|total|construida)
    m2 (construidos|útiles)
    superficie( construida| útil| total)?
    m² (útiles|construidos|totales)
    metros (cuadrados|construidos|útiles)
    tamaño
    (área|superficie) habitable
  `,
  it: `
    mq
    mq commerciali
    metri quadri
    metri quadrati
    superficie( abitabile| calpestabile| utile| lorda| interna| totale| commerciale)?
    metratura
    dimensioni
    grandezza
  `,
  pt: String.raw`
    metragem
    área privativa
    area priv\.?
    área( útil| bruta| construída| total)?
  `,
  nl: `
    (woonoppervlakte|oppervlakte)
    woonoppervlak
    (gebruiks|vloer|woon)oppervlak(te)?( wonen)?
    woonruimte
    grootte
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
    (total |invändig )?yta
    storlek
    kvm
    kvadratmeter
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
  ru: String.raw`
    загальна площа
    площа загальна
    квадратура
    площ
    жилая площадь
    общая площадь, ?м²?
    ((общая |жилая )?площадь( общая)?)
    полезная площадь
    метраж
    площадь (квартиры|дома|виллы|объекта|помещения|студии|общая)
    размер
    s общая
    (кв\.?|квадратные) ?(м\.?|метры)
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
    (套内|总|居住|房屋|住宅|户型|房间|单位)面积
    (平米|平方米)
    建面
    面积大小
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
  ja: `
    (延床|床|内法|壁芯|使用|居住|住居|間取り)?面積
    (部屋の|お部屋の)?広さ
  `,
};
