/** Sums that are not the price. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

/** Words before a loan or a sum that is only reckoned; what the clause reader has a role for is in ../clauses/sums.ts. */
export const otherSums: Words = {
  en: String.raw`
    interest
    last year
    est(imated|\.)? (monthly )?payment
    <emi>
    mortgage
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
    key money
    estimat
    loan amount
    appraised
    amount financed
    <repayments?>
    <upfront>
    <(remaining|outstanding) (balance|amount)
    (final|balloon|first|last) payment
    <balance>
  `,
  de: `
    ablöse
    <zinsen>
    <darlehen
    restbetrag
    schlussrate
    genossenschaftsanteil
  `,
  fr: String.raw`
    crédit
    <intérêts>
    <solde>
    (paiement|versement)s? mensuels?
    <prix ?\/ ?m
  `,
  ru: `
    взнос
    обеспечит
    ипотек
    <аванс
    процент
    <остаток
  `,
  zh: `
    敷金
    貸款
    贷款
    还款
    保证金
    按揭
    利(息|率)
    预(订|定)(费|金)
    每平
    尾款
    余款
    贷(款)?额
  `,
  th: String.raw`
    งวด
    ค่า(มิเตอร์|กองทุน|คอม|ดูแล|บริการ|สาธารณูปโภค|แรกเข้า|ทำความสะอาด)
    ^กองทุน
    ยอด(หนี้|ผ่อน|กู้)
    (หนี้(แบง[คก]์|ธนาคาร)?)?คงเหลือ
    ส่ง(ต่อ)?(เดือน|งวด)ละ
  `,
};
