import type { todayTexts as english } from "../../en/admin/today-texts.ts";
import type { Translated } from "../../translated.ts";

export const todayTexts: Translated<typeof english> = {
  nothing: "วันนี้ไม่มีงานค้าง พักผ่อนได้",
  failed: "โหลดงานที่ต้องทำไม่สำเร็จ",
  all: "ทั้งหมด: {{title}}",
  enquiries: "ผู้ติดต่อที่รอคำตอบ",
  left: "เหลือ {{time}}",
  late: "เกินกำหนด {{time}}",
  reviews: "ประกาศที่รอตรวจสอบ",
  oldest: "รายการเก่าที่สุดรอมาตั้งแต่ {{time}}",
  toVerify: "ประกาศที่ต้องตรวจสอบอีกครั้ง",
  verifiedOn: "ตรวจสอบครั้งล่าสุด {{date}} เกิน 90 วันแล้ว",
  viewings: "นัดเข้าชมในเจ็ดวันข้างหน้า",
  kinds: {
    application: "ใบสมัคร",
    contact: "ข้อความ",
    consultation: "นัดปรึกษา",
    viewing: "ขอเข้าชม",
    affiliate: "แนะนำลูกค้า",
  },
  sources: { direct: "จากเว็บไซต์โดยตรง", referral: "ลิงก์ของผู้แนะนำ", campaign: "แคมเปญ" },
  lately: {
    title: "30 วันที่ผ่านมา",
    answered: "ตอบภายใน 48 ชั่วโมง {{inTime}} จาก {{judged}}",
    none: "ยังไม่มีผู้ติดต่อที่ตอบแล้วหรือเกิน 48 ชั่วโมง",
    byKind: "ผู้ติดต่อแยกตามประเภท",
    bySource: "ที่มา",
  },
  views: {
    title: "การเข้าชมเว็บไซต์",
    ofHome: "การเข้าชมประกาศนี้",
    total_other: "ครั้งที่เปิดหน้าใน 30 วัน",
    days: "มากที่สุดในหนึ่งวัน {{most}} ครั้ง วันนี้จนถึงตอนนี้ {{today}} ครั้ง",
    first: "29 วันก่อน",
    last: "วันนี้",
    homes: "ประกาศที่มีผู้ชมมากที่สุด",
    count_other: "เข้าชม {{count}} ครั้ง",
    enquiries_other: "สอบถาม {{count}} ครั้ง",
    how: "นับโดยไม่ใช้คุกกี้และไม่ทราบว่าใครเป็นผู้ชม ไม่นับบอตที่แจ้งตัวเอง",
    failed: "โหลดจำนวนการเข้าชมไม่สำเร็จ",
  },
};
