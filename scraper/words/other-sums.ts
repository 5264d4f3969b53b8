/** Sums that are not the price. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai.ts";
import type { Words } from "./words.ts";

/** Words before a sum that is not the price of the home. */
export const otherSums: Words = {
  en: String.raw`
    down ?payment
    instal?lments?>
    monthly payment
    transfer (fee|tax)
    agency fee
    commission
    interest
    last year
    costs?:
    est(imated|\.)? (monthly )?payment
    <emi>
    mortgage
    deposit
    price alert
    <hoa>
    maintenance
    common fee
    ^up to>
    ^max>
    ^min>
    ^over>
    ^under>
    ^below>
    ^above>
    ^less than>
    ^more than>
    service charge
    ground rent
    council tax
    stamp duty
    (property )?tax(es)?>
    rates?:
    home report
    valuation
    median
    average
    price range
    application fee
    holding fee
    key money
    <bond>
    per (adult|person|applicant)
    <(RV|CV|GV)>
    rateable
    rating value
    estimat
    initial payment
    transfer costs?
    sinking fund
    legal fee
    move[- ]in (costs?|fees?)
  `,
  de: String.raw`
    anzahlung
    (^|monatliche |monats)rate( pro monat)?>
    eigenkapital
    grunderwerb
    makler
    notar
    wohngeld
    betriebskosten
    kaution
    nebenkosten
    hausgeld
    courtage
    provision
    monatsrate
    ablöse
    grundsteuer
  `,
  fr: `
    apport
    mensualité
    <caution>
    dépôt de garantie
    frais
    crédit
    taxe foncière
    charges
    honoraires
    acompte
    versement initial
    notaire
  `,
  es: `
    <entrada>
    cuota
    depósito
    impuestos?>
    comisión
    hipoteca
    fianza
    gastos
    comunidad
    expensas
    <ibi>
    <itp>
    mensualidad
    <señal>
  `,
  it: `
    anticipo
    <rat[ae]>
    caparra
    deposito
    imposte
    provvigione
    cauzione
    spese
    acconto
    <imu>
    condominial
  `,
  pt: `
    entrada
    prestaç
    condom[ií]nio
    <iptu>
    caução
  `,
  pl: `
    kaucj
  `,
  cs: `
    kauce
    splátk
    hypot[ée]
    poplatk
  `,
  hu: `
    kaució
    letét
    közös költség
    rezsi
    törleszt
    közüzemi
  `,
  ro: `
    garanție
    rat[aă] lunar
    avans
  `,
  sv: `
    handpenning
    kontantinsats
    deposition
    månadskostnad
    lagfart
    depositum
    driftskostnad
    <avgift
    månadsavgift
    avgifter
    egen insats
    månadsbetalning
    amortering
    pantbrev
  `,
  no: `
    <borg>
    felles(gjeld|kost)
    driftskost
  `,
  da: `
    omkostning
    totalpris
    ejerudgift
    udbetaling
    pantbrev
  `,
  fi: `
    takuu
    vakuus
    vastike
    lainan
  `,
  ru: `
    взнос
    платеж
    платёж
    обеспечит
    депозит
    оформлени
    налог
    ипотек
    залог
    комисси
    коммунал
    обслуживан
  `,
  el: `
    εγγύηση
    κοινόχρηστα
  `,
  tr: `
    aidat
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
    中介费
    过户
    税费
    敷金
    礼金
    管理費
    共益費
    押金
    物业费
    管理费
    貸款
    贷款
    月付
    月供
    首付
    还款
    保证金
    契税
    佣金
    维修基金
    按揭
  `,
  ko: `
    보증금
    관리비
    융자
  `,
  th: thai.otherSums,
  nl: `
    waarborgsom
    aanbetaling
    maandlast
    bijdrage
    servicekosten
    overdrachts
    <borg>
    eigen (inleg|geld)
    <vve>
  `,
  ja: `
    頭金
    保証金
    手数料
    月々
    修繕
    自己資金
    返済
    更新料
    仲介
    諸費用
    登記
  `,
};

/** Costs of keeping a home: they may stand behind their sum, or in the cell before it. */
export const runningCosts: Words = {
  en: `
    maintenance
    service charges?
    <hoa>
    common (fee|charges)
    deposit
  `,
  de: `
    nebenkosten
    kaution
  `,
  es: `
    gastos comunes
    expensas
  `,
  pt: `
    condom[ií]nio
  `,
};

/** Headings of what a bank's loan would cost: every sum below is worked out, and none is asked. */
export const loanCalculators: Words = {
  en: `
    (mortgage|loan|repayments?|payments?) calculator
    ^(estimate|calculate) your (mortgage|loan|payments?|repayments?)
  `,
  de: `
    (finanzierungs|kredit|hypotheken|tilgungs)rechner
    ^baufinanzierung
  `,
  fr: `
    ^simulateur de (prêt|crédit)
    ^(calculez|simulez|estimez) vo(tre|s)
  `,
  es: `
    ^calculadora
    ^calcula tu (hipoteca|cuota)
    ^simulador de
  `,
  it: `
    ^(simula|calcola) (il|la)? ?(tuo|tua)? ?(mutuo|rata)
    ^mutuo
  `,
  nl: `
    ^hypotheek
    ^bereken (uw|je)
  `,
  sv: `
    ^räkna på
    (bolåne|låne)kalkyl
  `,
  ru: `
    ипотечный калькулятор
    калькулятор (ипотеки|кредита)
    рассчитать (ипотеку|кредит|платеж)
  `,
  zh: `
    (房贷|贷款|按揭)计算
  `,
  ja: `
    ローン(計算|シミュレーション)
    ^住宅ローン
  `,
  th: thai.loanCalculators,
};
