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
    ราคา(เริ่ม(ต้น)?)?
    เริ่ม(ต้น)?
  `,
};

/** All that is paid, over a term or at once. */
export const totals: Words = {
  en: `
    <total (of )?(payable|payments?|instal?lments|amount|cost|to pay)>
    <in total>
  `,
  de: `
    <gesamt(betrag|kosten|summe)( (aller|der) (raten|zahlungen))?
    <insgesamt>
  `,
  fr: `
    <((montant|coût) total|au total)
  `,
  ru: `
    <(итого|всего|общая сумма)
  `,
  zh: `
    总额
    (共|合)计
    总(付|还)款
  `,
  th: `
    (ยอด)?(ผ่อน|จ่าย|ชำระ)?รวม(เป็นเงิน|ทั้งหมด|ทั้งสิ้น)
    (ยอด|ยอดผ่อน|ผ่อน|จ่าย|ชำระ)รวม(?!ค่า)
    รวมจ่าย
  `,
};

/** The same, where only a price before it says that it is not the price. */
export const fullPrices: Words = {
  en: `
    <total price>
  `,
  de: `
    <gesamtpreis>
  `,
  fr: `
    <prix total>
  `,
  ru: `
    <общая стоимость
  `,
  th: `
    ราคารวม
  `,
};

/** A cost that the price or the rent before it contains. */
export const includedCosts: Words = {
  en: `
    <(including|includes|incl|inclusive of) (all )?(the )?(transfer|common|maintenance|management)( area)? (fee|cost|charge|tax)(s|es)?>
  `,
  th: `
    (ฟรี|รวม)(ค่า)?(ใช้จ่าย)?(วัน)?(โอน|ส่วนกลาง|ธรรมเนียม|ภาษี|น้ำ|ไฟ)
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
    押金?(?![一二三四两半])
  `,
  th: `
    (ค่า|เงิน)?มัดจำ
    (?<!(เช่าซื้อ|ผ่อน|ออม).{0,20})(เงินแรกเข้า|เข้าอยู่จ่าย|จ่ายเข้าอยู่)
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
    ราคาตลาด
    (ราคา)?((จาก|โดย)?(ธนาคาร|แบ[งก]ค?์|กรมที่ดิน))?ประเมิน(ราคา)?
    ซื้อมา
    (วงเงิน)?กู้(ได้)?
    ล้านละ
  `,
};

/** The price, or what the seller loses by it. */
export const losses: Words = {
  th: `
    ขาดทุน
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

/** Right behind it: "100k down then 18,500 a month". */
export const downBehind: Words = {
  en: `
    down>(?! (to|from))
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
