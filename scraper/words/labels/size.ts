/** Labels of sizes. One word a line; how a line is written is said in words.ts. */
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
    superficie habitable
    surface( habitable| totale)?
    surface (intérieure|carrez|utile|au sol)
    loi carrez
    superficie( totale| utile)?
    m² habitables
  `,
  ru: String.raw`
    квадратура
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
  zh: `
    專有面積
    實用面積
    建築面積
    套內面積
    室內
    面积
    建筑面积
    使用面积
    室内面积
    实用面积
    建物面積
    (套内|总|居住|房屋|住宅|户型|房间|单位)面积
    (平米|平方米)
    建面
    面积大小
  `,
  th: String.raw`
    พื้นที่
    พื้นที่ใช้สอย
    ขนาด
    ขนาดห้อง
    (ขนาด|พื้นที่|เนื้อที่(?=ใช้สอย))(ห้อง|ใช้สอย|พื้นที่|อาคาร|ตัวบ้าน|ภายใน|ยูนิต|รวม|สุทธิ|คอนโด|บ้าน)?(ใช้สอย|รวม)?
    ตร\.? ?ม\.?
    ตารางเมตร
  `,
};
