/** Sums that are not the price. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/prices.ts";
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
  es: String.raw`
    <entrada>
    cuota
    depósito
    hipoteca
    fianza
    mensualidad
    <señal>
    precio ?\/ ?m
    pago (inicial|mensual)
    enganche
  `,
  it: `
    anticipo
    <rat[ae]>
    caparra
    deposito
    cauzione
    acconto
    <mutuo>
    <saldo>
    <interessi>
  `,
  pt: `
    entrada
    prestaç
    caução
  `,
  pl: `
    kaucj
  `,
  cs: `
    kauce
    splátk
    hypot[ée]
  `,
  hu: `
    kaució
    letét
    törleszt
  `,
  ro: `
    garanție
    rat[aă] lunar
    avans
  `,
  sv: String.raw`
    handpenning
    kontantinsats
    deposition
    depositum
    egen insats
    månadsbetalning
    amortering
    pantbrev
    pris ?(per|\/) ?(m|kvm)
    <ränta
    <insats>
    delbetalning
  `,
  no: `
    <borg>
  `,
  da: `
    totalpris
    udbetaling
    pantbrev
  `,
  fi: `
    takuu
    vakuus
    lainan
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
  el: `
    εγγύηση
  `,
  tr: `
    depozito
  `,
  id: `
    cicilan
    angsuran
  `,
  vi: `
    đặt cọc
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
  ko: `
    보증금
    융자
  `,
  th: thai.otherSums,
  nl: `
    waarborgsom
    aanbetaling
    maandlast
    <borg>
    eigen (inleg|geld)
    hypotheek
    maandelijkse (betaling|lasten)
    <rente>
  `,
  ja: `
    頭金
    保証金
    月々
    自己資金
    返済
    手付金
    ローン
    借入
    金利
    申込金
    平米単価
    内金
    残金
  `,
};
