import type { Translated } from "../translated.ts";
import type { search as english } from "../en/search.ts";

export const search: Translated<typeof english> = {
  homes: "บ้านและคอนโด",
  area: "ย่าน",
  article: "คู่มือและบทความ",
  question: "คำถาม",
  term: "คำอธิบายศัพท์",
  near: "ไม่มีรายการที่ตรงทุกข้อ หากตัดออกหนึ่งข้อ จะพบ:",
  answers: "คำตอบ",
  failed: "ค้นหาไม่สำเร็จ โปรดลองอีกครั้ง",
  nothing: "ไม่พบผลลัพธ์ ลองใช้คำน้อยลงหรือคำอื่น",
  askAPerson: "หรือสอบถามเจ้าหน้าที่ได้เลย",
  askOnWhatsApp: "สอบถามทาง WhatsApp",
  writeToUs: "ส่งข้อความถึงเรา",
  message: "ฉันค้นหา “{{search}}” ในเว็บไซต์แล้วไม่พบ ช่วยแนะนำได้ไหม",
  count_other: "{{count}} คำตอบ",
  page: "ไปที่นี่ได้เลย",
  pages: {
    sell: "ขายบ้านหรือคอนโดของคุณ",
    let: "ปล่อยเช่าบ้านหรือคอนโดของคุณ",
    contact: "คุยกับเจ้าหน้าที่",
    finance: "ผ่อนเดือนละเท่าไร",
  },
  pageNotes: {
    sell: "ดูราคาที่เจ้าของรายอื่นตั้งไว้ แล้วฝากขายกับเรา",
    let: "ดูค่าเช่าที่เจ้าของรายอื่นตั้งไว้ แล้วฝากปล่อยเช่ากับเรา",
    contact: "ส่งข้อความ โทร หรือนัดเข้าชมห้อง",
    finance: "คำนวณค่างวดตามราคาและระยะเวลาที่ต้องการ",
  },
};
