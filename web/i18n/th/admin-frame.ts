import type { adminFrame as english } from "../en/admin-frame.ts";
import type { Translated } from "../translated.ts";

export const adminFrame: Translated<typeof english> = {
  title: "ระบบจัดการ",
  navigation: "ส่วนต่าง ๆ ของระบบจัดการ",
  parts: {
    today: "วันนี้",
    enquiries: "ผู้ติดต่อ",
    money: "การเงิน",
    referrals: "ผู้แนะนำ",
    properties: "ประกาศ",
    scraper: "ดึงข้อมูล",
    statement: "รายการเดินบัญชี",
    articles: "บทความ",
    settings: "การตั้งค่า",
    people: "ผู้ใช้",
    texts: "ข้อความ",
    media: "รูปภาพ",
  },
  waiting: "รออยู่:",
  more: "เพิ่มเติม",
  account: "บัญชีของคุณ",
  toSite: "ไปที่เว็บไซต์",
  roles: { owner: "เจ้าของ", editor: "บรรณาธิการ", agent: "นายหน้า" },
  pattayaTimes: "เวลาทั้งหมดในหน้านี้เป็นเวลาพัทยา (UTC+7)",
  notAllowed: "บทบาทของคุณเปิดหน้านี้ไม่ได้ โปรดขอให้เจ้าของดำเนินการหรือเปลี่ยนบทบาทให้คุณ",
  idle: {
    title: "คุณยังอยู่หรือไม่",
    lead: "ไม่มีการใช้งาน {{count}} นาที หน้านี้จึงรอรหัสผ่านของ {{who}} สิ่งที่คุณพิมพ์ไว้ยังอยู่ครบ",
    submit: "ทำงานต่อ",
    signOut: "ออกจากระบบแทน",
  },
  leave: {
    title: "ออกจากหน้านี้โดยไม่บันทึกหรือไม่",
    lead: "สิ่งที่คุณพิมพ์ไว้ในหน้านี้ยังไม่ได้บันทึก และจะหายไปเมื่อออกจากหน้า",
    stay: "อยู่หน้านี้ต่อ",
    leave: "ออกโดยไม่บันทึก",
  },
  keys: {
    title: "ปุ่มลัด",
    help: "คำแนะนำนี้",
    inReview: "ขณะที่โฟกัสอยู่ในรายการรอตรวจสอบ",
    review: { a: "อนุมัติ", r: "ปฏิเสธ", u: "เลิกทำ", j: "ถัดไป", k: "ก่อนหน้า" },
    on: "ใช้ตัวอักษรเป็นปุ่มลัด",
  },
};
