import type { Translated } from "../translated.ts";
import type { filters as english } from "../en/filters.ts";

export const filters: Translated<typeof english> = {
  type: "ประเภท",
  anyType: "ทุกประเภท",
  any: "ทั้งหมด",
  budget: "งบต่อเดือน",
  currency: "สกุลเงิน",
  sort: "เรียงตาม",
  moreFilters: "ตัวกรองเพิ่มเติม",
  showHomes: "แสดงรายการ",
  area: "ย่าน",
  minPrice: "ราคาตั้งแต่",
  maxPrice: "ราคาไม่เกิน",
  wrongNumber: "โปรดกรอกเป็นตัวเลข เช่น 1,500,000",
  minSize: "พื้นที่ตั้งแต่ (ตร.ม.)",
  sorts: {
    newest: "ใหม่ล่าสุด",
    "price-up": "ราคาต่ำไปสูง",
    "price-down": "ราคาสูงไปต่ำ",
    "monthly-up": "ค่างวดต่ำไปสูง",
    "monthly-down": "ค่างวดสูงไปต่ำ",
    "size-up": "ขนาดเล็กไปใหญ่",
    "size-down": "ขนาดใหญ่ไปเล็ก",
    "persqm-up": "ราคาต่อ ตร.ม. ต่ำไปสูง",
    "persqm-down": "ราคาต่อ ตร.ม. สูงไปต่ำ",
    "yield-down": "ผลตอบแทนค่าเช่าขั้นต้น สูงไปต่ำ",
    relevance: "ตรงกับคำค้นที่สุด",
  },
};
