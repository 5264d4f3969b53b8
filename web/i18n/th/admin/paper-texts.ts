import type { paperTexts as english } from "../../en/admin/paper-texts.ts";
import type { Translated } from "../../translated.ts";

export const paperTexts: Translated<typeof english> = {
  make: "จัดทำเอกสารสัญญา",
  makeAgain: "จัดทำฉบับใหม่",
  hint: "ผู้ลงนาม ตามหนังสือเดินทางและทะเบียน ข้อสัญญาใช้ฉบับวันนี้จากหน้าข้อความ หัวข้อข้อสัญญา สัญญาจะคงฉบับที่จัดทำไว้",
  signed: "มีไฟล์สัญญาที่ลงนามแล้ว จึงจัดทำฉบับใหม่ไม่ได้",
  failed: "โหลดข้อมูลคู่สัญญาไม่สำเร็จ",
  made: "จัดทำฉบับที่ {{version}} แล้ว ทั้งสองฝ่ายอ่านได้",
  buyer: "ผู้ซื้อ",
  secondBuyer: "ผู้ซื้อร่วม",
  addBuyer: "เพิ่มผู้ซื้อร่วม",
  withoutSecond: "ไม่มีผู้ซื้อร่วม",
  name: "ชื่อเต็ม",
  nationality: "สัญชาติ",
  noNationality: "ไม่ระบุ",
  passport: "หมายเลขหนังสือเดินทาง (ไม่บังคับ)",
  address: "ที่อยู่",
  seller: "ผู้ขาย",
  registration: "เลขทะเบียน (ไม่บังคับ)",
  signer: "ผู้ลงนามแทนผู้ขาย (ไม่บังคับ)",
  unit: "ห้องชุดเลขที่และหนังสือกรรมสิทธิ์ตามทะเบียน (ไม่บังคับ)",
};
