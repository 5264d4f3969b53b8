import type { Translated } from "../translated.ts";
import type { myMoney as english } from "../en/my-money.ts";

export const myMoney: Translated<typeof english> = {
  today: "หากคุณตัดสินใจวันนี้",
  same: "สำนักงานของเราคำนวณยอดเดียวกัน และจะไม่มีอะไรเปลี่ยนจนกว่าคุณจะได้คุยกับเรา",
  stop: {
    title: "หากหยุดวันนี้",
    text: "จากยอด {{paid}} ที่คุณชำระแล้ว จะถูกริบ {{kept}} และคืนให้คุณ {{returned}}",
  },
  upgrade: {
    title: "หากย้ายวันนี้",
    open: "ยอด {{amount}} ยกไปบ้านหลังถัดไปเป็นส่วนหนึ่งของเงินดาวน์",
    closed:
      "ยังไม่ได้: ชำระครบแล้ว {{done}} จาก {{needed}} งวด และเร็วสุดวันที่ {{date}} จากที่ชำระแล้วจะยกไปได้ {{amount}}",
  },
  payOff: {
    title: "หากชำระส่วนที่เหลือวันนี้",
    text: "ชำระ {{amount}} แล้วหมดภาระทั้งหมด รวมค่าปรับล่าช้า",
    saved: "ไม่ต้องจ่ายดอกเบี้ย {{amount}}",
  },
  fees: "ค่าปรับล่าช้า",
  fee: "ค่าปรับล่าช้า {{number}}",
  happened: "สิ่งที่เปลี่ยนแปลง",
  ended: "สัญญานี้สิ้นสุดวันที่ {{date}}",
  moneyBack: "ยอดที่ต้องคืน {{due}} คืนแล้ว {{returned}} ยังต้องคืนอีก {{left}}",
  allPaid: "ชำระครบทั้งหมดแล้ว ขั้นตอนต่อไปคือการโอนกรรมสิทธิ์",
  earlier: "สัญญาก่อนหน้า",
  follows: "ยกยอด {{amount}} มาจากสัญญาก่อนหน้าของคุณ",
  kinds: {
    defaulted: "สิ้นสุดเพราะผิดนัดชำระ",
    terminated: "สิ้นสุดโดยตกลงกัน หรือเพราะคุณหยุด",
    paid_off: "ชำระส่วนที่เหลือก่อนกำหนด",
    transferred: "โอนกรรมสิทธิ์ให้คุณแล้ว",
    upgraded: "ย้ายไปบ้านหลังอื่น",
    annulled: "การย้ายนั้นผิดพลาดและถูกยกเลิก",
    reopened: "การสิ้นสุดนั้นผิดพลาดและถูกยกเลิก",
    rescheduled: "เปลี่ยนตารางผ่อน",
    late_fee: "เพิ่มค่าปรับล่าช้า",
    fee_waived: "ยกเว้นค่าปรับล่าช้า",
    refunded: "คืนเงินให้คุณแล้ว",
    assigned: "มีผู้รับโอนสิทธิแทน",
    inherited: "ทายาทรับช่วงต่อ",
    buyer_added: "เพิ่มผู้ซื้อร่วม",
  },
  sums: {
    paid: "ชำระแล้ว",
    kept: "ริบไว้",
    returned: "ยอดที่ต้องคืน",
    moved: "ยกไป",
    amount: "จำนวนเงิน",
  },
  statements: "ใบสรุปประจำปี",
  statement: "ใบสรุปประจำปี {{year}}",
  receipt: "ใบเสร็จ {{number}}",
  correction: "ใบแก้ไข {{number}}",
  back: "กลับไปที่สัญญา",
};
