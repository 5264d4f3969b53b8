/** What is offered beside homes. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai.ts";
import type { Words } from "./words.ts";

/** Ground without a house. */
export const plots: Words = {
  en: `
    <building plot>
    <vacant land>
    <land>
    <plot>
    <parcel>
    <acreage>
  `,
  de: `
    baugrundstück
    <grundstück>
    <grundstücke>
  `,
  fr: `
    <terrain>
    <terrains>
  `,
  es: `
    <terreno>
    <parcela>
    <solar urbano>
  `,
  pl: `
    <działka>
  `,
  sv: `
    <tomt>
  `,
  ru: `
    участ
    участок
  `,
  tr: `
    <arsa
    <tarla(s[ıi])?>
  `,
  vi: `
    bán đất
    đất nền
  `,
  ar: `
    أرض
  `,
  zh: `
    地块
    宅基地
    土地
  `,
  ko: `
    토지
  `,
  th: thai.plots,
  nl: `
    <bouwgrond>
    <kavel>
  `,
  it: `
    terreno edificabile
  `,
  ja: `
    売地
    更地
  `,
};

/** What nobody lives in. */
export const businesses: Words = {
  en: `
    <offices>
    <industrial (unit|estate|property)>
    <shops>
    <warehouses>
    <parking (space|spot|bay|lot)s?>
    <factory>
    <business (space|premises)>
    <storehouse>
    <office>
    <shop>
    <retail>
    <warehouse>
    <commercial>
    <self[- ]storage>
    <storage unit>
    <garage>
    <parking>
  `,
  de: `
    <büro(fläche|raum|räume|haus)?>
    lagerhalle
    <halle>
    gewerbe
    stellplatz
    <garage>
    ladenlokal
    produktionshalle
    <büro>
  `,
  fr: `
    <bureaux?>
    entrepôt
    local commercial
    place de (parking|stationnement)
    <box>
    <garage>
    <bureau>
  `,
  es: `
    <oficinas?>
    nave industrial
    <almacén>
    local comercial
    plaza de (garaje|parking)
    <garaje>
    <oficina>
  `,
  it: `
    <uffici(o)?>
    capannone
    magazzino
    posto auto
    negozio
    <box auto>
    <ufficio>
  `,
  pl: `
    magazyn
    miejsce (postojowe|parkingowe)
    <biuro>
    <lokal użytkowy>
  `,
  ru: `
    склад
    складск
    машиномест
    гараж
    торговое помещение
    производственн
    офис
  `,
  zh: `
    办公室
    仓库
    厂房
    车位
    店铺
    写字楼
    商铺
  `,
  th: thai.businesses,
  nl: `
    kantoor
    bedrijfs(hal|ruimte|pand)
    parkeerplaats
    garagebox
    winkelruimte
  `,
  sv: `
    <kontor>
    <lagerlokal
    parkeringsplats
    verkstad
  `,
  ja: `
    オフィス
    事務所
    倉庫
    工場
    駐車場
    店舗
  `,
};
