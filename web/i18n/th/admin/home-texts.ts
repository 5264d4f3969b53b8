import type { homeTexts as english } from "../../en/admin/home-texts.ts";
import type { Translated } from "../../translated.ts";

export const homeTexts: Translated<typeof english> = {
  title: "ประกาศ",
  words: "คำในชื่อประกาศ อาคาร หรือที่อยู่",
  order: "เรียงตาม",
  orders: {
    changed: "แก้ไขล่าสุด",
    newest: "ใหม่ล่าสุด",
    "price-low": "ราคาต่ำสุด",
    "price-high": "ราคาสูงสุด",
    title: "ตามชื่อ",
    views: "เข้าชมมากสุด",
  },
  needsWork: "เฉพาะประกาศที่ต้องเติมข้อมูล",
  count: "{{count}} ประกาศ",
  countCapped: "มากกว่า {{count}} ประกาศ",
  unsaved: "พิมพ์ไว้แต่ยังไม่ได้บันทึก",
  untitled: "ประกาศที่ยังไม่มีชื่อ",
  choose: "เลือก {{title}}",
  chooseShown: "เลือกทั้งหมดที่แสดง",
  chooseNone: "ไม่เลือก",
  chosen: "เลือกแล้ว {{count}}",
  chosenActions: "ประกาศที่เลือก",
  bulk: {
    publish: "เผยแพร่",
    withdraw: "นำออกจากเว็บไซต์",
    sold: "ขายแล้ว",
    feature: "แนะนำ",
    unfeature: "เลิกแนะนำ",
  },
  outcome: {
    saved: "เรียบร้อย",
    changed: "ไม่สำเร็จ มีผู้แก้ไขระหว่างนี้ โปรดดูแล้วลองอีกครั้ง",
    missing: "ไม่สำเร็จ ไม่มีประกาศนี้แล้ว",
    refused: "ไม่สำเร็จ ขัดกับข้อมูลอื่นของประกาศ",
    never_offered: "ไม่สำเร็จ ชื่อตรงกับห้องสตูดิโอที่เราไม่เสนอขาย",
  },
  completeness: "สมบูรณ์ {{score}}%",
  changedOn: "แก้ไขเมื่อ {{date}}",
  views_other: "เข้าชม {{count}} ครั้งใน 30 วัน",
  more: "ประกาศเพิ่มเติม",
};
