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
  writeToUs: "เขียนถึงเรา",
  message: "ฉันค้นหา “{{search}}” ในเว็บไซต์แล้วไม่พบ ช่วยแนะนำได้ไหม",
  count_other: "{{count}} คำตอบ",
};
