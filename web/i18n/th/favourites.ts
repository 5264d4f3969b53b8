import type { Translated } from "../translated.ts";
import type { favourites as english } from "../en/favourites.ts";

export const favourites: Translated<typeof english> = {
  title: "ที่พักที่เก็บไว้",
  where: "เก็บไว้ในเครื่องนี้เท่านั้น",
  none: "ยังไม่มีรายการ",
  gone: "ที่พักนี้ไม่มีเสนอแล้ว",
  failed: "โหลดที่พักนี้ไม่สำเร็จ",
  remove: "ลบ",
};
