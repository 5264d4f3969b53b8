import type { Translated } from "../translated.ts";
import type { admin as english } from "../en/admin.ts";
import { sourceTexts } from "./admin/source-texts.ts";
import { pasteTexts } from "./admin/paste-texts.ts";
import { reviewTexts } from "./admin/review-texts.ts";

export const admin: Translated<typeof english> = {
  addProperty: "เพิ่มประกาศ",
  propertyScraper: "ดึงข้อมูลประกาศ",
  fields: {
    title: "ชื่อประกาศ",
    description: "รายละเอียด",
    type: "ประเภท",
    status: "สถานะ",
    area: "ย่าน",
    condoName: "อาคารชุด",
    bedrooms: "ห้องนอน",
    bathrooms: "ห้องน้ำ",
    squareMeters: "พื้นที่ (ตร.ม.)",
    price: "ราคา (บาท)",
    monthly: "ค่าเช่าต่อเดือน (บาท)",
    featured: "แนะนำ",
  },
  saveDraft: "บันทึกฉบับร่าง",
  savePublish: "บันทึกและเผยแพร่",
  saved: "บันทึกแล้ว",
  viewListing: "ดูประกาศ",
  sources: "แหล่งข้อมูล",
  startRun: "เริ่มดึงข้อมูล",
  runState: {
    queued: "รอคิว",
    discovering: "กำลังค้นหาหน้า",
    fetching: "กำลังอ่านหน้า",
    frozen: "หยุดรอคำตอบ",
    done: "เสร็จแล้ว",
    failed: "ล้มเหลว",
    cancelled: "ยกเลิกแล้ว",
  },
  progress: "อ่านแล้ว {{done}} จาก {{pages}} หน้า พบประกาศใหม่ {{found}} รายการ",
  inReview: "รอตรวจสอบ",
  approve: "อนุมัติ",
  reject: "ปฏิเสธ",
  nothingInReview: "ไม่มีรายการรอตรวจสอบ",
  source: "แหล่งที่มา",
  alarms: "การแจ้งเตือน",
  acknowledge: "รับทราบ",
  alarm: {
    "field-lost": "ประกาศส่วนใหญ่ขาดข้อมูลบางช่อง",
    "fewer-listings": "ประกาศน้อยกว่าเดิมมาก",
    blocked: "เว็บไซต์ปิดกั้นการเข้าถึง",
    "too-many-withdrawals": "จะมีประกาศถูกถอนมากเกินไป",
    "robots-forbids": "robots.txt ห้ามอ่าน",
    "run-failed": "การดึงข้อมูลล้มเหลว",
  },
  sourceTexts,
  pasteTexts,
  reviewTexts,
};
