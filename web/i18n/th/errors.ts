import type { Translated } from "../translated.ts";
import type { errors as english } from "../en/errors.ts";

export const errors: Translated<typeof english> = {
  notFoundTitle: "ไม่พบหน้านี้",
  notFoundText: "ขออภัย ไม่พบหน้าที่คุณเปิด",
  returnHome: "กลับสู่หน้าแรก",
  unavailableTitle: "ขณะนี้เปิดรายการบ้านและคอนโดไม่ได้",
  unavailableText: "ไม่มีข้อมูลใดสูญหาย โปรดลองอีกครั้งในอีกหนึ่งนาที",
  quote: "หากติดต่อเราเรื่องนี้ โปรดแจ้งหมายเลขนี้:",
  tryAgain: "ลองอีกครั้ง",
  goneTitle: "ประกาศนี้ปิดแล้ว",
  goneText: "ประกาศถูกถอนออกจากเว็บไซต์แล้ว ลองดูรายการที่คล้ายกันเหล่านี้",
};
