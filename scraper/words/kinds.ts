/** Kinds of homes. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai.ts";
import type { Words } from "./words.ts";

/** Flats of every size. */
export const condos: Words = {
  en: `
    <condo(minium)?s?>
    <apartments?>
    <apart-?hotel>
    <flats?>
    <penthouses?>
    <studio>
    <lofts?>
    <maisonettes?>
    <duplex>
    <unit>
  `,
  de: `
    wohnung
  `,
  fr: `
    appartement
    appart>
  `,
  es: `
    <piso>
    departamento
    apto>
  `,
  it: `
    appartamento
    trilocale
    bilocale
    quadrilocale
    monolocale
  `,
  pl: `
    mieszkani
    kawalerka
  `,
  cs: `
    <byt[uy]?>
  `,
  hu: `
    lakás
    garzon
  `,
  ro: `
    apartament
  `,
  sv: `
    lägenhet
    bostadsrätt
  `,
  no: `
    leilighet
  `,
  da: `
    lejlighed
  `,
  fi: `
    kondo>
    kerrostalo
    asunto
    huoneisto
  `,
  et: `
    korter>
  `,
  lv: `
    dzīvok
  `,
  lt: `
    <butas>
    <buto>
  `,
  hr: `
    <stan>
  `,
  bg: `
    стаен
  `,
  ru: `
    квартир
    апартамент
    студи
  `,
  el: `
    διαμέρισμα
  `,
  tr: `
    <da[iİ]re>
    rez[iİ]dans
  `,
  az: `
    mənzil
    yeni tikili
    köhnə tikili
  `,
  id: `
    apartemen
  `,
  vi: `
    căn hộ
    chung cư
  `,
  he: `
    דירה
  `,
  ar: `
    شقة
    شقق
  `,
  zh: `
    公寓
    住宅
    屋苑
    單位
    套房
    電梯大樓
    華廈
    大廈
    中古屋
    二手房
    樓盤
    售盤
    商品房
    賃貸物件
  `,
  ja: `
    マンション
    アパート
    ハイツ
    コーポ
  `,
  ko: `
    아파트
    오피스텔
  `,
  is: `
    íbúð
    fjölbýli
  `,
  th: thai.condos,
};

/** Houses of every size. */
export const houses: Words = {
  en: `
    <houses?>
    <villas?>
    <pool villa>
    <townhouses?>
    <townhomes?>
    <town ?houses?>
    <bungalows?>
    <cottages?>
    <detached>
    <semi-detached>
    <terraced>
    <single ?family(residence)?>
    <home>
    <residence>
  `,
  de: `
    <haus>
    <einfamilienhaus>
    <doppelhaus>
    <reihenhaus>
  `,
  fr: `
    <chalet>
    <maison>
  `,
  es: `
    <finca>
    <casa>
    <adosado>
  `,
  it: `
    <villetta>
  `,
  pt: `
    <moradia>
  `,
  nl: `
    <huis>
    <woonhuis>
    <tussenwoning>
  `,
  pl: `
    <dom>
    <domy>
  `,
  cs: `
    <d[ůo]m(u|ek)?>
  `,
  hu: `
    családi ház
    ikerház
  `,
  sv: `
    <radhus>
  `,
  no: `
    <enebolig>
  `,
  fi: `
    omakotitalo
    rivitalo
  `,
  lv: `
    māja
  `,
  lt: `
    <namas>
  `,
  hr: `
    kuća
  `,
  bg: `
    къща
  `,
  ru: `
    дом(а|ов|у|е)?>
    вилл
    коттедж
    таунхаус
    бу?динок
  `,
  el: `
    μονοκατοικία
    μεζονέτα
  `,
  tr: `
    müstak[iİ]l ev
    <yal[ıi]>
  `,
  az: `
    həyət evi
  `,
  id: `
    <rumah>
  `,
  vi: `
    biệt thự
    nhà (riêng|phố|mặt)
  `,
  he: `
    בית פרטי
    וילה
  `,
  ar: `
    فيلا
    منزل
  `,
  zh: `
    别墅
    別墅
    透天
    洋房
    独栋
    联排
    一戸建
  `,
  ja: `
    戸建て
  `,
  ko: `
    단독주택
  `,
  is: `
    <einbýli>
    <raðhús>
    <parhús>
  `,
  th: thai.houses,
};
