/** Flats. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/homes.ts";
import type { Words } from "../words.ts";

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
    <(etta|tvåa|trea)(n|or)?>
    <(tak|parad|sekelskiftes)våning(en)?>
    <hyresrätt>
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
    (电梯|学区|住)房
    房子
    大平层
  `,
  ja: `
    マンション
    アパート
    ハイツ
    コーポ
    団地
    中古住宅
    メゾン
    ワンルーム
    コンドミニアム
    共同住宅
    レジデンス
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
