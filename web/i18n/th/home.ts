import type { Translated } from "../translated.ts";
import type { home as english } from "../en/home.ts";

export const home: Translated<typeof english> = {
  pageTitle: "เป็นเจ้าของคอนโดในพัทยาแบบเช่าซื้อ",
  description:
    "คอนโดเช่าซื้อและผ่อนตรงกับเจ้าของในพัทยาสำหรับผู้ซื้อต่างชาติ ตอบเพียงสี่คำถาม ทราบผลภายใน 48 ชั่วโมง เริ่มต้น 200,000 บาท",
  title: "บ้านริมทะเลที่คุณผ่อนไปพร้อมกับการอยู่อาศัย",
  subtitle: "คอนโดเช่าซื้อและผ่อนตรงกับเจ้าของในพัทยา สำหรับผู้ซื้อจากทุกประเทศ",
  guarantee: "รับประกันการอนุมัติ",
  startingFrom: "เริ่มต้นที่",
  bookConsultation: "นัดปรึกษาตอนนี้",
  applyNow: "สมัครเลย",
  contactUsNow: "ติดต่อเราตอนนี้",
  featured: "ที่พักแนะนำ",
  recent: "เพิ่มล่าสุด",
  withFinance: "คอนโดพร้อมผ่อนกับเจ้าของ",
  forSale: "คอนโดขาย",
  viewAll: "ดูทั้งหมด",
};
