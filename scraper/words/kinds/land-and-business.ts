/** What is offered beside homes. One word a line; how a line is written is said in words.ts. */
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
  ru: `
    участ
    участок
    земл(я|и|ю)>
    земельн
  `,
  zh: `
    地块
    宅基地
    土地
    建设用地
    土地出售
  `,
  th: `
    ไร่ละ
    ที่ดิน
    ที่เปล่า
    ไร่นา
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
  th: `
    ออฟฟิศ
    โกดัง
    โรงงาน
    คลังสินค้า
    ที่จอดรถ
    ร้านค้า
    พื้นที่ค้าขาย
    สำนักงาน
    ที่จอด
    จอดรถ
    คลัง(เก็บ)?สินค้า
    โรงจอดรถ
    พื้นที่สำนักงาน
    อาคารพาณิชย์
    ตึกแถว
    โกดังเก็บของ
  `,
};
