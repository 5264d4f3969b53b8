import type { Translated } from "../translated.ts";
import type { errors as english } from "../en/errors.ts";

export const errors: Translated<typeof english> = {
  notFoundTitle: "ไม่พบหน้านี้",
  notFoundText: "ขออภัย ไม่พบหน้าที่คุณต้องการ",
  returnHome: "กลับสู่หน้าแรก",
  unavailableTitle: "ขณะนี้เปิดรายการที่พักไม่ได้",
  unavailableText: "ไม่มีข้อมูลใดสูญหาย โปรดลองอีกครั้งในหนึ่งนาที",
  quote: "หากติดต่อเราเรื่องนี้ โปรดแจ้งหมายเลขนี้:",
  tryAgain: "ลองอีกครั้ง",
  goneTitle: "ที่พักนี้ไม่มีเสนอแล้ว",
  goneText: "ประกาศนี้ถูกถอนออกแล้ว ลองดูที่พักที่ใกล้เคียงกันเหล่านี้",
};
