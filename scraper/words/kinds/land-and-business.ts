/** What is offered beside homes. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/homes.ts";
import type { Words } from "../words.ts";

/** Ground without a house. */
export const plots: Words = {
  en: `
    <building plot>
    <vacant land>
    <land>
    <plot>
    <parcel>
    <acreage>
    <building (land|site)>
    <(freehold|vacant) (land|plot|site)>
  `,
  de: `
    baugrundstück
    <grundstück>
    <grundstücke>
    <bauland>
    <bauplatz>
  `,
  fr: `
    <terrain>
    <terrains>
    terrain (à bâtir|constructible)
  `,
  es: `
    <terreno>
    <parcela>
    <solar urbano>
    <solar>
  `,
  pl: `
    <działka>
  `,
  sv: `
    <tomt>
    <tomter>
    <(villa|sjö|hus|bygg|fritids|strand|skogs)tomt(en|er)?>
    <tomtmark>
  `,
  ru: `
    участ
    участок
    земл(я|и|ю)>
    земельн
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
    建设用地
    土地出售
  `,
  ko: `
    토지
  `,
  th: thai.plots,
  nl: `
    <bouwgrond>
    <kavel>
    <perceel grond>
    <grond te koop>
    <bouwkavel>
    <kavel te koop>
    <bouwperceel>
  `,
  it: `
    terreno edificabile
    <terreno>
    <lotto edificabile>
  `,
  ja: `
    売地
    更地
    土地
    分譲地
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
    <car ?park>
    <shophouse>
    <co-?working>
    <premises>
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
    <lager(fläche|raum)?>
    <praxis>
    <tiefgarage>
    <gewerbefläche>
    <praxisräume?>
    <werkstatt>
    <parkplatz>
  `,
  fr: `
    <bureaux?>
    entrepôt
    local commercial
    place de (parking|stationnement)
    <box>
    <garage>
    <bureau>
    hangar
    loca(l|ux) d['’]activités?
    <parking>
    <entrepôts?>
    <atelier>
    local professionnel
    surface de bureaux
  `,
  es: `
    <oficinas?>
    nave industrial
    <almacén>
    local comercial
    plaza de (garaje|parking)
    <garaje>
    <oficina>
    nave (industrial|logística)
    <naves?>
    <parking>
    <aparcamiento>
    <despacho>
    local en (alquiler|venta)
    <trastero>
  `,
  it: `
    <uffici(o)?>
    capannone
    magazzino
    posto auto
    negozio
    <box auto>
    <ufficio>
    <capannoni>
    locale commerciale
    studio professionale
    <garage>
    <parcheggio>
    <laboratorio>
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
    парковочн
    парковк
    паркинг
    помещени
    бизнес-центр
    ангар
  `,
  zh: `
    办公室
    仓库
    厂房
    车位
    店铺
    写字楼
    商铺
    停车位
    停车场
    厂库
    仓储
    办公(楼|空间|场地)
    商业用房
  `,
  th: thai.businesses,
  nl: `
    kantoor
    bedrijfs(hal|ruimte|pand)
    parkeerplaats
    garagebox
    winkelruimte
    <loods>
    <opslagruimte>
    <kantoorruimte>
    <parkeerplek>
    <parkeren>
    <magazijn>
    <garage>
    <werkplaats>
    <praktijkruimte>
  `,
  sv: `
    <kontor>
    <lagerlokal
    parkeringsplats
    verkstad
    <garageplats>
    <garage>
    <lager>
    <butikslokal>
    <p-plats>
  `,
  ja: `
    オフィス
    事務所
    倉庫
    工場
    駐車場
    店舗
    ガレージ
    車庫
    テナント
    貸(店舗|倉庫|工場|事務所)
  `,
};
