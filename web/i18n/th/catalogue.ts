import type { Translated } from "../translated.ts";
import type { catalogue as english } from "../en/catalogue.ts";

export const catalogue: Translated<typeof english> = {
  listingsTitle: "ที่พักในพัทยา",
  listingsDescription: "คอนโดและบ้านในพัทยา ทั้งขาย ให้เช่า และผ่อนตรงกับเจ้าของ",
  count_other: "{{count}} รายการ",
  nextPage: "ดูเพิ่มเติม",
  empty: "ยังไม่มีที่พักที่ตรงกับตัวกรองนี้",
  showAll: "แสดงทั้งหมด",
  priceOnRequest: "สอบถามราคา",
  perMonth: "{{amount}} ต่อเดือน",
  bedrooms_other: "{{count}} ห้องนอน",
  studio: "สตูดิโอ",
  bathrooms_other: "{{count}} ห้องน้ำ",
  squareMeters: "{{value}} ตร.ม.",
  sample: "รายการตัวอย่าง",
  backToListings: "กลับไปยังรายการทั้งหมด",
  amenities: "สิ่งอำนวยความสะดวก",
  status: {
    "for-sale": "ขาย",
    "for-rent": "ให้เช่า",
    "finance-available": "ผ่อนกับเจ้าของได้",
    sold: "ขายแล้ว",
    rented: "มีผู้เช่าแล้ว",
  },
  failedTitle: "โหลดข้อมูลที่พักไม่สำเร็จ",
  failedText: "ขณะนี้เราโหลดข้อมูลที่พักไม่ได้ โปรดลองอีกครั้งภายหลัง",
  fromPerMonth: "เริ่มต้น {{amount}} ต่อเดือน",
  keep: "เก็บ {{title}}",
};
