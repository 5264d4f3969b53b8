/** Flats. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

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
    <apartments?>
    dachgeschoss
  `,
  fr: `
    appartement
    appart>
    <logement>
    <duplex>
  `,
  ru: `
    квартир
    апартамент
    студи
    пентхаус
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
    单身公寓
    复式
    寓所
    (电梯|学区|住)房
    房子
    大平层
  `,
  th: `
    คอนโด
    อพาร์ทเมนท์
    ห้องชุด
    อพาร์ทเม้นท์
    อพาร์ตเม[นน]ต์
    แฟลต
    ห้อง(พัก|สตูดิโอ)
    เพ(น|้น)ท์เฮ(า|้า)ส์
  `,
};
