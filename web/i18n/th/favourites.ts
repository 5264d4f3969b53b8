import type { Translated } from "../translated.ts";
import type { favourites as english } from "../en/favourites.ts";

export const favourites: Translated<typeof english> = {
  title: "รายการที่บันทึกไว้",
  where: "เมื่อเข้าสู่ระบบแล้ว ดูได้จากทุกอุปกรณ์",
  notes: "โน้ตของคุณอยู่ในบัญชีของคุณ",
  none: "ยังไม่มีรายการ กดรูปหัวใจบนการ์ดเพื่อบันทึก",
  gone: "ประกาศนี้ปิดแล้ว",
  failed: "โหลดรายการนี้ไม่สำเร็จ",
  remove: "นำออก",
  asPage: "ดูทั้งหมดเป็นหน้า",
};
