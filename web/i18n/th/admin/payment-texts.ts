import type { paymentTexts as english } from "../../en/admin/payment-texts.ts";
import type { Translated } from "../../translated.ts";

export const paymentTexts: Translated<typeof english> = {
  towards: "สำหรับงวด",
  currency: "สกุลเงินที่โอน",
  sent: "จำนวนที่โอนเป็น {{currency}}",
  rate: "บาทต่อ 1 {{currency}} ในวันนั้น",
  rateHint: "ในการตั้งค่า: {{rate}} ของวันที่ {{day}}",
  bahtDecide: "ยึดจำนวนเงินบาทที่ได้รับเป็นหลัก",
  moreThanOwed: "จำนวนนี้มากกว่าที่ค้างในงวดนี้ จะบันทึกดังนี้",
  spread: "นำส่วนที่เหลือ {{amount}} บาทไปชำระงวดถัดไป",
  moreThanAll: "ทั้งสัญญาค้างอยู่ {{owed}} บาท ส่วนที่เกิน {{surplus}} บาทเป็นเงินของผู้ซื้อ",
  sendBack: "บันทึก {{owed}} บาท และเราจะคืนเงิน {{surplus}} บาทให้ผู้ซื้อ",
  surplus: "ได้รับเกินยอดที่ค้าง {{amount}} บาท ซึ่งต้องคืนให้ผู้ซื้อ",
  tooManyParts:
    "จำนวนนี้จะชำระเกิน {{most}} งวด หากผู้ซื้อชำระส่วนที่เหลือทั้งหมดก่อนกำหนด โปรดบันทึกที่ “บันทึกการสิ้นสุดหรือการเปลี่ยนแปลง”",
  beforeStart: "วันที่นี้อยู่ก่อนวันเริ่มสัญญา ({{date}}) ยืนยันว่าเงินเข้าในวันนั้นจริง",
  howToPay: "วิธีที่ผู้ซื้อชำระรายการนี้",
  notSet: "ยังไม่ได้ระบุบัญชี เจ้าของระบุได้ที่การตั้งค่า หัวข้อ “การรับชำระเงิน”",
  sentAt: "{{amount}} {{currency}} อัตรา {{rate}}",
  takeAllBack: "ยกเลิกเงินก้อนนี้ทั้งหมด",
  takeAllBackAsk: "ยกเลิกเงิน {{amount}} บาทที่เข้ามาในคราวเดียวและชำระไว้ {{parts}} งวดทั้งหมดหรือไม่",
  takenBackOn: "ยกเลิกเมื่อวันที่",
  returnedHint: "เงินโอนที่ถูกตีกลับ บันทึกซ้ำ หรือบันทึกผิด โปรดระบุ",
};
