import type { Translated } from "../translated.ts";
import type { search as english } from "../en/search.ts";

export const search: Translated<typeof english> = {
  homes: "บ้านและคอนโด",
  areas: "ย่าน",
  articles: "บทความ",
  failed: "ค้นหาไม่สำเร็จ โปรดลองอีกครั้ง",
  nothing: "ไม่พบสิ่งที่ค้นหา ลองใช้คำน้อยลงหรือคำอื่น",
  count_other: "พบ {{count}} รายการ",
};
