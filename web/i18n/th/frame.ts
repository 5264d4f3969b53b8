import type { Translated } from "../translated.ts";
import type { frame as english } from "../en/frame.ts";

export const frame: Translated<typeof english> = {
  home: "หน้าแรก",
  properties: "ที่พักอาศัย",
  areas: "ทำเล",
  finance: "สินเชื่อ",
  aboutUs: "เกี่ยวกับเรา",
  blog: "บล็อก",
  contact: "ติดต่อ",
  signIn: "เข้าสู่ระบบ",
  getStarted: "เริ่มต้น",
  search: "ค้นหา",
  language: "ภาษา",
  menu: "เมนู",
  skipToContent: "ข้ามไปยังเนื้อหา",
  condosForSale: "คอนโดขาย",
  condosForRent: "คอนโดให้เช่า",
  condosWithFinance: "คอนโดพร้อมผ่อนกับเจ้าของ",
  housesForSale: "บ้านขาย",
  quickLinks: "ลิงก์ด่วน",
  propertyTypes: "ประเภทที่พัก",
  resources: "แหล่งความรู้",
  contactUs: "ติดต่อเรา",
  sampleNotice: "ข้อมูลตัวอย่าง: ที่พักและข้อมูลติดต่อที่แสดงในที่นี้สมมติขึ้น",
  loading: "กำลังโหลด...",
};
