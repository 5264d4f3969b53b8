/** Labels of the listing. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

/** Labels of the site's own number. */
export const idLabels: Words = {
  en: String.raw`
    ((property|listing|unit|object|web|our|ad) ?)?(id|ref(erence)?|code|number|no)\.?( (no|number|id|code)\.?)?
  `,
  de: String.raw`
    objekt-?(nr|nummer|id)\.?
  `,
  fr: String.raw`
    référence
    réf\.?
  `,
  ru: `
    артикул
    номер объекта
    код объекта
  `,
  zh: `
    编号
    房源编号
    物件番号
  `,
  th: `
    รหัส(ทรัพย์|ประกาศ)?
  `,
};

/** Labels of the address. */
export const addressLabels: Words = {
  en: `
    address
    location
    neighbou?rhood
  `,
  de: `
    lage
  `,
  fr: `
    adresse
    quartier
    secteur
    localisation
  `,
  ru: `
    адрес
    расположение
  `,
  zh: `
    地址
    位置
    所在地
  `,
  th: `
    ที่อยู่
    ทำเล
    ที่ตั้ง
  `,
};

/** Labels of the building's name. */
export const condoNameLabels: Words = {
  en: `
    project
    project name
    building
    building name
    condo(minium)?( name)?
    complex
    development
    residence
  `,
  de: `
    objektname
  `,
  fr: `
    immeuble
    résidence
  `,
  ru: `
    жк
    комплекс
    проект
    жилой комплекс
  `,
  zh: `
    项目
    项目名称
    楼盘
    小区
    小区名称
    物件名
  `,
  th: `
    โครงการ
    ชื่อโครงการ
    คอนโด
  `,
};

/** Labels of the kind of home. */
export const kindLabels: Words = {
  en: `
    ((property|home|unit|listing|house|building) )?type( of (property|home))?
  `,
  de: `
    (objekt|immobilien|wohnungs|haus)(typ|art)
  `,
  fr: `
    type de bien
  `,
  ru: `
    тип (недвижимости|жилья|объекта|дома)
  `,
  zh: `
    物业类型
    房屋类型
    物件種別
  `,
  th: `
    ประเภท(ทรัพย์|อสังหาริมทรัพย์|บ้าน)?
  `,
};

/** Labels of whether the home is for sale or to let. */
export const offerLabels: Words = {
  en: `
    (listing|offer|ad|transaction|deal|sale|contract) type
    type of (offer|transaction|deal|contract|sale)
    purpose
    (offered|available|property) for
  `,
  de: `
    (angebots|vermarktungs|vertrags)(art|typ)
    art des angebots
  `,
  fr: `
    type (de |d['’])(transaction|offre|annonce|contrat)
    nature (de l['’]offre|du contrat)
  `,
  ru: `
    (тип|вид) (сделки|операции|объявления|предложения)
    сделка
  `,
  zh: `
    (交易|租售|出售|房源|供求)(类型|方式|类别)
    租售
  `,
  th: `
    (ประเภท|ลักษณะ|รูปแบบ|ชนิด)(ของ)?(การ)?(ประกาศ|ขาย|เสนอขาย|ธุรกรรม|สัญญา|รายการ|ดีล|เสนอ)
    ต้องการ
    ประกาศ(เพื่อ|สำหรับ)?
  `,
};

/** Labels of the town. */
export const cityLabels: Words = {
  en: `
    city
    town
  `,
  de: `
    stadt
    ort
  `,
  fr: `
    ville
  `,
  ru: `
    город
  `,
  zh: `
    城市
  `,
  th: `
    จังหวัด
    เมือง
  `,
};
