import type { pictureTexts as english } from "../../en/admin/picture-texts.ts";
import type { Translated } from "../../translated.ts";

export const pictureTexts: Translated<typeof english> = {
  drop: "ลากรูปมาวางที่นี่ หรือวางจากคลิปบอร์ด",
  choose: "เลือกรูป",
  camera: "ถ่ายรูป",
  uploads: "รูปที่กำลังส่ง",
  sentOf: "ส่งแล้ว {{sent}} จาก {{count}}",
  unnamed: "รูปหนึ่งภาพ",
  state: {
    waiting: "รอ",
    preparing: "กำลังย่อขนาด",
    sending: "กำลังส่ง",
    again: "สัญญาณขาด กำลังลองใหม่",
    sent: "ส่งแล้ว",
    failed: "ส่งไม่สำเร็จ",
    refused: "ไม่รับรูปนี้",
  },
  reason: {
    heic: "เบราว์เซอร์นี้อ่าน HEIC ไม่ได้ บน iPhone เลือก การตั้งค่า กล้อง รูปแบบ เข้ากันได้มากที่สุด หรือส่งรูปให้ตัวเองทางอีเมล รูปจะกลายเป็น JPEG",
    unreadable: "ไฟล์นี้ไม่ใช่รูปที่อ่านได้ โปรดส่ง JPEG, PNG หรือ WebP",
    too_large: "รูปนี้ใหญ่เกินไป",
    not_allowed: "บทบาทของคุณเพิ่มรูปไม่ได้",
    network: "สัญญาณขาด รูปยังอยู่ที่นี่จนกว่าคุณจะออกจากหน้า",
  },
  retry_other: "ส่งรูปที่ไม่สำเร็จ {{count}} ภาพอีกครั้ง",
  clear: "ล้างรายการนี้",
  language: "ภาษาของคำบรรยาย",
  picture: "รูปที่ {{number}}",
  cover: "ภาพปก",
  shows: "รูปที่ {{number}} แสดงอะไร",
  earlier: "เลื่อนรูปที่ {{number}} ไปข้างหน้า",
  later: "เลื่อนรูปที่ {{number}} ไปข้างหลัง",
  makeCover: "ใช้รูปที่ {{number}} เป็นภาพปก",
  remove: "ลบรูปที่ {{number}}",
};
