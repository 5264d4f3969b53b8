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
    <studio>(?! professionale)
    <lofts?>
    <maisonettes?>
    <duplex>
    <unit>
  `,
  de: `
    wohnung
    <apartments?>
    dachgeschoss
  `,
  fr: `
    appartement
    appart>
    <logement>
    <duplex>
  `,
  es: `
    <piso>
    departamento
    apto>
    apartamento
    <ático>
    <d[uú]plex>
    <vivienda>
  `,
  it: `
    appartamento
    trilocale
    bilocale
    quadrilocale
    monolocale
    <attico>
    <mansarda>
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
    <etagevåning>
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
    пентхаус
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
    单身公寓
    复式
    寓所
  `,
  ja: `
    マンション
    アパート
    ハイツ
    コーポ
    団地
    中古住宅
    メゾン
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
  nl: `
    bovenwoning
    benedenwoning
    galerijflat
  `,
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
    <(family|private) residence>
  `,
  de: `
    <haus>
    <einfamilienhaus>
    <doppelhaus>
    <reihenhaus>
    <villa>
    (doppelhaush|reihenh)(ä|a)
    <bungalow>
    mehrfamilienhaus
  `,
  fr: `
    <chalet>
    <maison>
    <pavillon>
    <longère>
  `,
  es: `
    <finca>
    <casa>
    <adosado>
    <chalet>
    <pareado>
  `,
  it: `
    <villetta>
    <casa indipendente>
    <villa>
    <casa>
    <rustico>
  `,
  pt: `
    <moradia>
  `,
  nl: `
    <huis>
    <woonhuis>
    <tussenwoning>
    eengezinswoning
    (hoek|tussen|rij)woning
    vrijstaande
    herenhuis
    twee-onder-een-kap
    rijtjeshuis
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
    <hus>
    <(ked?je|små|fritids|par)hus>
    <villa>
    <fastighet>
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
    особняк
    дач[аи]>
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
    排屋
    平房
    四合院
  `,
  ja: `
    戸建て
    戸建
    一軒家
    貸家
    一戸建
    借家
    新築住宅
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
