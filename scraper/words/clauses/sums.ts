/** Words around a sum that say what it is for. One word a line; how a line is written is said in ../words.ts. */
import type { Words } from "../words.ts";

/** A price, of a sale or of a rent. */
export const prices: Words = {
  en: `
    <(asking )?price(s|d)?>
    <asking>
  `,
  de: `
    <(kauf|verkaufs)?preis>
  `,
  fr: `
    <prix( de vente)?>
  `,
  ru: `
    цена
    стоимость
  `,
  zh: `
    [总售标报]价
    价格
  `,
  th: `
    ราคา(เริ่ม(ต้น)?|รวม)?
    เริ่ม(ต้น)?
  `,
};

/** What is paid before a contract is signed, and at its signing. */
export const bookings: Words = {
  en: `
    <(booking|reservation|holding) (fee|deposit)s?>
    <reservation>
  `,
  ru: `
    бронь
    задат(ок|ка)
  `,
  zh: `
    [定订]金
  `,
  th: `
    (วาง)?(เงิน)?(?<!หลุด|ติด|ถูก|ไม่|ยัง)จอง(?!แล้ว)
  `,
};

export const contracts: Words = {
  th: `
    (เงิน|ค่า)?ทำสัญญา
  `,
};

/** What a tenant leaves with the owner. */
export const deposits: Words = {
  en: `
    <(security )?deposits?>
    <bond>
  `,
  de: `
    kaution(en)?>
  `,
  fr: `
    <dépôt de garantie>
    <caution>
  `,
  ru: `
    депозит
    залог
  `,
  zh: `
    押金?
  `,
  th: `
    (ค่า|เงิน)?มัดจำ
    (เงิน|ค่า)?ประกัน(ความเสียหาย)?
  `,
};

/** Rent that is paid ahead. */
export const advances: Words = {
  en: `
    <advance( rent)?>
    <in advance>
  `,
  ru: `
    предоплат…
  `,
  zh: `
    付[一二三四]
  `,
  th: `
    (จ่าย)?ล่วงหน้า
  `,
};

/** What others than the seller are paid, once or again and again. */
export const costs: Words = {
  en: `
    <(monthly )?(common|maintenance|cam|management) (area )?(fee|charge)s?>
    <(electricity|water|internet|wifi)>
  `,
  de: `
    <hausgeld>
    <nebenkosten>
  `,
  fr: `
    <charges>(?! comprises)
  `,
  ru: `
    (электричество|вода|интернет)
  `,
  zh: `
    (水|电|网)费
  `,
  th: `
    (ค่า)?ส่วนกลาง
    ค่า(ไฟ|น้ำ|เน็ต|โอน|ธรรมเนียม|กองทุน|ดูแล|บริการ|มิเตอร์|แรกเข้า|ทำความสะอาด)
    อินเ[ทต]อร์เน็[ตท]
    โอน(กรรมสิทธิ์|คนละครึ่ง)?
    ภาษี
    ดอกเบี้ย
    ค่าเซ้ง
  `,
};

/** Before a cost that the sum before it contains. */
export const included: Words = {
  en: `
    <(including|includes|incl|free)>
  `,
  de: `
    <inkl
  `,
  fr: `
    <compris
  `,
  ru: `
    включ
  `,
  zh: `
    [含免]
  `,
  th: `
    ฟรี
    รวม
  `,
};

/** What an agent is paid. */
export const commissions: Words = {
  en: `
    <commission>
  `,
  de: `
    <provision>
    <courtage>
  `,
  fr: `
    <honoraires>
  `,
  ru: `
    комисси(я|и)
  `,
  zh: `
    佣金
    中介费
  `,
  th: `
    ค่า(คอม(มิชชั่น)?|นายหน้า)
    คอมมิชชั่น
  `,
};

/** What a home for sale earns. */
export const incomes: Words = {
  en: `
    <(rental )?income>
  `,
  th: `
    (ราย|กำไร)ได้(จาก)?(ค่าเช่า)?
    (พร้อม|มี|ติด)(ผู้|คน)เช่า(อยู่)?
    ผลตอบแทน
  `,
};

/** What a bank or the market says, what the seller paid: no price that is asked. */
export const reckoned: Words = {
  en: `
    <(appraised|market|estimated) (price|value)>
    <bought (at|for)>
  `,
  de: `
    <(verkehrs|markt)wert>
  `,
  fr: `
    <estimation>
  `,
  ru: `
    рыночная (цена|стоимость)
  `,
  zh: `
    评估价
    市场价
  `,
  th: `
    ราคา(ประเมิน|ตลาด)
    ซื้อมา
    (วงเงิน)?กู้(ได้)?
    ล้านละ
  `,
};

/** What somebody who seeks would pay. */
export const budgets: Words = {
  en: `
    <budget>
  `,
  de: `
    <budget>
  `,
  fr: `
    <budget>
  `,
  ru: `
    бюджет
  `,
  zh: `
    预算
  `,
  th: `
    งบ(ประมาณ)?(ไม่เกิน)?
  `,
};

/** How long a sum pays for, before it: "เดือนละ 12,000". */
export const byMonth: Words = {
  en: `
    <monthly>
  `,
  de: `
    <monatlich>
  `,
  fr: `
    <mensuel>
  `,
  ru: `
    ежемесячно
  `,
  zh: `
    每月
    月租
  `,
  th: `
    (ราย)?เดือนละ
    รายเดือน
    ต่อเดือน
  `,
};

/** Behind it: "210 € monatlich". */
export const monthlyBehind: Words = {
  en: `
    <monthly>
    <pcm>
  `,
  de: `
    <monatlich>
  `,
  ru: `
    ежемесячно
  `,
};

/** "ไร่ละ 2 ล้าน". */
export const byWah: Words = {
  th: String.raw`
    (ตร\.? ?ว\.? ?|ตาราง)?วา ?ละ
    ตร\.? ?ว\.? ?ละ
  `,
};

export const byRai: Words = {
  th: `
    ไร่ละ
  `,
};

export const bySquareMetre: Words = {
  th: String.raw`
    ตร\.? ?ม\.? ?ละ
    ตารางเมตรละ
  `,
};

/** What water and power are counted in. */
export const supplyUnits: Words = {
  en: `
    (unit|kwh)
  `,
  th: `
    (หน่วย|ยูนิต|คน|ท่าน)
  `,
};
