import { offerTexts } from "./admin/offer-texts.ts";
import { letterTexts } from "./admin/letter-texts.ts";
import type { Translated } from "../translated.ts";
import type { admin as english } from "../en/admin.ts";
import { postTexts } from "./admin/post-texts.ts";
import { positionTexts } from "./admin/position-texts.ts";
import { twinTexts } from "./admin/twin-texts.ts";
import { todayTexts } from "./admin/today-texts.ts";
import { peopleTexts } from "./admin/people-texts.ts";
import { buildingTexts } from "./admin/building-texts.ts";
import { sourceTexts } from "./admin/source-texts.ts";
import { teachTexts } from "./admin/teach-texts.ts";
import { pasteTexts } from "./admin/paste-texts.ts";
import { referralTexts } from "./admin/referral-texts.ts";
import { refusalTexts } from "./admin/refusal-texts.ts";
import { reviewTexts } from "./admin/review-texts.ts";
import { contractTexts } from "./admin/contract-texts.ts";
import { moneyTexts } from "./admin/money-texts.ts";
import { enquiryTexts } from "./admin/enquiry-texts.ts";
import { listingTexts } from "./admin/listing-texts.ts";
import { feedTexts } from "./admin/feed-texts.ts";
import { runTexts } from "./admin/run-texts.ts";
import { editorTexts } from "./admin/editor-texts.ts";
import { columnTexts } from "./admin/column-texts.ts";
import { fieldTexts } from "./admin/field-texts.ts";
import { homeTexts } from "./admin/home-texts.ts";
import { paperTexts } from "./admin/paper-texts.ts";
import { mediaTexts } from "./admin/media-texts.ts";
import { pictureTexts } from "./admin/picture-texts.ts";
import { paymentTexts } from "./admin/payment-texts.ts";
import { statementTexts } from "./admin/statement-texts.ts";
import { planTexts } from "./admin/plan-texts.ts";
import { settingsTexts } from "./admin/settings-texts.ts";
import { factNames } from "./admin/fact-names.ts";
import { writtenTexts } from "./admin/written-texts.ts";
import { articleRoom } from "./admin/article-room-texts.ts";
import { articleTexts } from "./admin/article-texts.ts";

export const admin: Translated<typeof english> = {
  addProperty: "เพิ่มประกาศ",
  propertyScraper: "ดึงข้อมูลประกาศ",
  fields: {
    type: "ประเภท",
    status: "สถานะ",
    featured: "แนะนำ",
  },
  saved: "บันทึกแล้ว",
  pasteNumber: "วางได้เฉพาะตัวเลขล้วน เช่น 2,450,000",
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
  deadMessages: {
    title: "ข้อความที่หยุดลองแล้ว",
    hint: "ข้อความที่ล้มเหลวซ้ำหลายครั้ง ไม่มีอะไรสูญหาย: ส่งใหม่ได้เมื่อแก้สาเหตุแล้ว",
    empty: "ไม่มีข้อความที่หยุดลองแล้ว",
    failed: "โหลดข้อความที่หยุดลองแล้วไม่ได้",
    wholeRun: "ทั้งรอบ",
    unreadable: "ข้อความที่อ่านไม่ได้",
    attempts_other: "ลองแล้ว {{count}} ครั้ง",
    replay: "ส่งใหม่",
    replayOf: "ส่งใหม่ {{url}}",
    replayed: "ส่งใหม่แล้ว: {{time}}",
    replayDone: "ส่งข้อความใหม่แล้ว",
  },
  alarmsFailed: "โหลดการแจ้งเตือนไม่ได้",
  noAlarms: "ไม่มีการแจ้งเตือน",
  acknowledged: "บันทึกว่ารับทราบแล้ว",
  earlierAlarms_other: "ก่อนหน้านี้อีก {{count}} ครั้ง",
  openRun: "เปิดรอบนี้",
  savePage: "ดาวน์โหลดหน้าที่เก็บไว้",
  pageSaved: "บันทึกหน้าเป็นไฟล์ข้อความแล้ว",
  alarmDetail: {
    "field-lost": "{{field}}: มีในประกาศ {{now}} เมื่อก่อนมี {{before}}",
    "fewer-listings": "อ่านได้ {{now}} ประกาศ ปกติได้ {{before}}",
    blocked_other: "ระบบกันบอทขวางไว้ {{count}} หน้า",
    "too-many-withdrawals":
      "ประกาศ {{total}} จาก {{standing}} รายการจะหายไป ยังไม่ได้ถอนรายการใด: รอบนี้รอคำตอบจากคุณ",
    "too-many-changes":
      "ประกาศ {{total}} จาก {{standing}} รายการจะเปลี่ยนสถานะ ประเภทการขาย ราคา หรือสกุลเงิน ยังไม่ได้เปลี่ยนอะไร รอบนี้รอคำตอบจากคุณ",
    "robots-forbids": "แหล่งข้อมูลหยุดชั่วคราวจนกว่าผู้ดูแลจะเปิดอีกครั้ง",
    "run-failed": "ไม่ได้อ่านหน้าใดเลย: {{reason}}",
    "feed-smaller": "ไฟล์มี {{records}} รายการ ไฟล์ก่อนหน้ามี {{before}} ยังไม่ได้เปลี่ยนอะไร รอบนี้รอคำตอบจากคุณ",
  },
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
    "too-many-changes": "มีการเปลี่ยนแปลงที่น่าสงสัย",
    "robots-forbids": "robots.txt ห้ามอ่าน",
    "run-failed": "การดึงข้อมูลล้มเหลว",
    "feed-smaller": "ฟีดเล็กลงกว่าเดิมมาก",
  },
  failure: {
    signInBeside: "เข้าสู่ระบบในแท็บใหม่",
    openEnquiry: "เปิดรายการผู้ติดต่อ {{reference}}",
    showAll: "แสดงทั้งหมด",
  },
  refusalTexts,
  todayTexts,
  letterTexts,
  offerTexts,
  positionTexts,
  postTexts,
  twinTexts,
  peopleTexts,
  buildingTexts,
  sourceTexts,
  teachTexts,
  enquiryTexts,
  contractTexts,
  moneyTexts,
  referralTexts,
  pasteTexts,
  reviewTexts,
  listingTexts,
  runTexts,
  feedTexts,
  editorTexts,
  columnTexts,
  fieldTexts,
  homeTexts,
  paperTexts,
  mediaTexts,
  pictureTexts,
  planTexts,
  statementTexts,
  paymentTexts,
  settingsTexts,
  factNames,
  writtenTexts,
  articleRoom,
  articleTexts,
};
