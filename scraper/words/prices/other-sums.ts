/** Sums that are not the price. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

/** Words before a part of the price, a loan, or a sum that is only reckoned; what others are paid is in fees.ts. */
export const otherSums: Words = {
  en: String.raw`
    down ?payment
    instal?lments?>
    monthly payment
    interest
    last year
    est(imated|\.)? (monthly )?payment
    <emi>
    mortgage
    deposit
    price alert
    ^up to>
    ^max>
    ^min>
    ^over>
    ^under>
    ^below>
    ^above>
    ^less than>
    ^more than>
    median
    average
    price range
    holding fee
    key money
    <bond>
    estimat
    initial payment
    loan amount
    appraised
    advance (rent|payment)
    amount financed
    <repayments?>
    <upfront>
    <(remaining|outstanding) (balance|amount)
    (final|balloon|first|last) payment
    <balance>
  `,
  de: `
    anzahlung
    (^|monatliche |monats)rate( pro monat)?>
    eigenkapital
    kaution
    monatsrate
    ablöse
    <zinsen>
    <darlehen
    restbetrag
    schlussrate
    genossenschaftsanteil
  `,
  fr: String.raw`
    apport
    mensualité
    <caution>
    dépôt de garantie
    crédit
    acompte
    versement initial
    <intérêts>
    <solde>
    (paiement|versement)s? mensuels?
    <prix ?\/ ?m
  `,
  ru: `
    взнос
    платеж
    платёж
    обеспечит
    депозит
    ипотек
    залог
    задат(ок|ка)
    предоплат
    <аванс
    процент
    <остаток
    <бронь>
  `,
  zh: `
    定金
    敷金
    押金
    貸款
    贷款
    月付
    月供
    首付
    还款
    保证金
    按揭
    利(息|率)
    订金
    预(订|定)(费|金)
    每平
    尾款
    余款
    每期
    评估价
    贷(款)?额
  `,
  th: String.raw`
    ดาวน์
    มัดจำ
    เงินประกัน
    ประกัน(ความ)?เสียหาย
    ค่างวด
    งวดละ
    ค่าธรรมเนียม
    ค่าโอน
    ค่าน้ำ
    ค่าไฟ
    ค่านายหน้า
    (?<!หลุด|ติด|ถูก|ไม่|ยัง)จอง(?!แล้ว)
    ผ่อน
    ค่าส่วนกลาง
    ค่าทำสัญญา
    ค่าประกัน
    งวด
    ภาษี
    ดอกเบี้ย
    วงเงินกู้
    กู้ได้
    เงินจอง
    (จ่าย)?ล่วงหน้า
    ค่า(มิเตอร์|กองทุน|คอม|ดูแล|บริการ|สาธารณูปโภค|แรกเข้า|ทำความสะอาด)
    ^กองทุน
    ยอด(คงเหลือ|หนี้|ผ่อน|กู้)
    ราคาประเมิน
    ส่ง(ต่อ)?(เดือน|งวด)ละ
    เงินทำสัญญา
    ประกัน ?(\d|เดือน)
  `,
};
