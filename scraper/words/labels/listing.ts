/** Labels of the listing. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/labels.ts";
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
  es: `
    referencia
  `,
  it: `
    riferimento
  `,
  pt: `
    referência
  `,
  pl: `
    numer oferty
  `,
  ru: `
    артикул
    номер объекта
    код объекта
  `,
  tr: `
    [iİ]lan no
  `,
  vi: `
    mã tin
  `,
  zh: `
    编号
    房源编号
    物件番号
  `,
  ko: `
    매물번호
  `,
  th: thai.idLabels,
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
  es: `
    dirección
    ubicación
    zona
    barrio
  `,
  it: `
    indirizzo
    zona
    quartiere
    località
  `,
  nl: `
    adres
    wijk
    buurt
    locatie
  `,
  pl: `
    lokalizacja
  `,
  sv: `
    adress
    område
    läge
  `,
  ru: `
    адрес
    расположение
  `,
  vi: `
    địa chỉ
  `,
  ar: `
    العنوان
  `,
  zh: `
    地址
    位置
    所在地
  `,
  ko: `
    주소
  `,
  th: thai.addressLabels,
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
  tr: `
    site ad[ıi]
  `,
  vi: `
    dự án
  `,
  zh: `
    项目
    项目名称
    楼盘
    小区
    小区名称
    物件名
  `,
  ja: `
    マンション名
  `,
  ko: `
    단지명
  `,
  th: thai.condoNameLabels,
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
  es: `
    tipo( de (inmueble|imóvel|vivienda)| di immobile)?
  `,
  sv: `
    bostadstyp
  `,
  da: `
    boligtype
  `,
  ru: `
    тип (недвижимости|жилья|объекта|дома)
  `,
  tr: `
    (emlak|konut) tip[iİ]
  `,
  vi: `
    loại (hình|bđs|nhà đất)
  `,
  ar: `
    نوع العقار
  `,
  zh: `
    物业类型
    房屋类型
    物件種別
  `,
  th: thai.kindLabels,
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
  es: `
    (tipo de )?(operación|transacción|oferta)
  `,
  it: `
    contratto
    tipo(logia)? (di )?(contratto|offerta|operazione|annuncio)
  `,
  nl: `
    (type|soort) (aanbod|transactie|overeenkomst)
    aanbod
  `,
  sv: `
    (upplåtelse|annons|avtals)(typ|form)
  `,
  ru: `
    (тип|вид) (сделки|операции|объявления|предложения)
    сделка
  `,
  zh: `
    (交易|租售|出售|房源|供求)(类型|方式|类别)
    租售
  `,
  ja: `
    取引(種別|区分)
    募集区分
  `,
  th: thai.offerLabels,
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
  es: `
    ciudad
  `,
  it: `
    città
  `,
  pl: `
    miasto
  `,
  ru: `
    город
  `,
  zh: `
    城市
  `,
  th: thai.cityLabels,
};
