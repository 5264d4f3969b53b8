import type { Translated } from "../translated.ts";
import type { amenities as english } from "../en/amenities.ts";

export const amenities: Translated<typeof english> = {
  "swimming-pool": "สระว่ายน้ำ",
  "private-pool": "สระว่ายน้ำส่วนตัว",
  fitness: "ฟิตเนส",
  sauna: "ซาวน่า",
  balcony: "ระเบียง",
  "sea-view": "วิวทะเล",
  garden: "สวน",
  parking: "ที่จอดรถ",
  security: "ระบบรักษาความปลอดภัย",
  lift: "ลิฟต์",
  "air-conditioning": "เครื่องปรับอากาศ",
  furnished: "พร้อมเฟอร์นิเจอร์",
  kitchen: "ห้องครัว",
  "washing-machine": "เครื่องซักผ้า",
  wifi: "Wi-Fi",
  "beach-access": "ทางลงชายหาด",
  "pet-friendly": "เลี้ยงสัตว์ได้",
  playground: "สนามเด็กเล่น",
};
