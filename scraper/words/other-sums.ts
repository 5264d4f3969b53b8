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
  `,
  ja: `
    頭金
    保証金
    手数料
    月々
    修繕
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
