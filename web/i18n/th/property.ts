import type { Translated } from "../translated.ts";
import type { property as english } from "../en/property.ts";

export const property: Translated<typeof english> = {
  examplePerMonth: "ตัวอย่าง: {{amount}} ต่อเดือน",
  gallery: "ภาพของรายการนี้",
  openPicture: "เปิดภาพที่ {{number}} จาก {{count}}",
  allPictures: "ทั้งหมด {{count}} ภาพ",
  floorPlan: "แปลนห้อง",
  picture: "ภาพที่ {{number}} จาก {{count}}",
  previousPicture: "ภาพก่อนหน้า",
  zoomIn: "ขยายภาพ",
  zoomOut: "ย่อภาพ",
  nextPicture: "ภาพถัดไป",
  renderedPicture: "ภาพเรนเดอร์: เป็นภาพประกอบ ไม่ใช่ภาพถ่ายจริง",
  approximately: "≈ {{amount}}",
  rateOf: "อัตรา ณ วันที่ {{date}}",
  currency: "สกุลเงิน",
  monthlyFrom: "เช่าซื้อเริ่มต้น {{amount}} ต่อเดือน",
  monthlyOver: "{{months}} เดือน เงินดาวน์ {{down}}",
  stopping: "หากเลิกผ่อน จะเสีย {{percent}} ของเงินที่จ่ายไปแล้ว",
  firstDay: "เงินที่ต้องใช้ในวันแรก",
  measures: {
    how: "คิดอย่างไร",
    perSquareMeter: "ราคาหารด้วยพื้นที่ใช้สอย",
    grossYield:
      "ค่าเช่าสิบสองเดือนตามที่ประกาศนี้ระบุ ({{rent}} ต่อเดือน) หารด้วยราคา ยังไม่หักค่าส่วนกลาง ภาษี ค่าซ่อม และเดือนที่ไม่มีผู้เช่า",
    moveIn:
      "ค่าเช่าล่วงหน้า {{advance}} และเงินประกัน {{deposit}} ตามที่เจ้าของห้องทั่วไปเรียกเก็บ ให้ยึดตามสัญญาเช่า เงินประกันคืนให้เมื่อย้ายออก",
    months_other: "{{count}} เดือน",
  },
  tenureIs: "การถือครอง:",
  type: {
    "condo-for-sale": "ขายคอนโด",
    "condo-for-rent": "ให้เช่าคอนโด",
    "condo-with-finance": "คอนโดผ่อนตรง",
    "house-for-sale": "ขายบ้าน",
    "house-for-rent": "ให้เช่าบ้าน",
  },
  summary: "{{type}} {{facts}} {{price}}",
  gone: {
    sold: "รายการนี้ขายแล้ว เราเก็บหน้านี้ไว้ให้เปรียบเทียบ",
    rented: "รายการนี้มีผู้เช่าแล้ว เราเก็บหน้านี้ไว้ให้เปรียบเทียบ",
    similar: "ดูรายการที่คล้ายกัน",
  },
  viewing: "นัดเข้าชม",
  viewingShort: "นัดเข้าชม",
  ask: "สอบถามรายการนี้",
  call: "โทร {{phone}}",
  panel: "ราคาและขั้นตอนต่อไป",
  tip: {
    what: "“{{word}}” หมายความว่าอะไร",
    claimed: "ผู้ขายหรือนายหน้าบอกเช่นนั้นโดยไม่ได้แสดงเอกสาร เรายังไม่ได้ตรวจสอบ",
    example: "เจ้าของรายการนี้ไม่ได้กำหนดเงื่อนไขเอง ยอดนี้คำนวณจากเงื่อนไขทั่วไปเพื่อให้เห็นภาพ ไม่ใช่ข้อเสนอ",
  },
  similar: "รายการที่คล้ายกัน",
};
