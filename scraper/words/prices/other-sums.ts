/** Sums that are not the price. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/prices.ts";
import type { Words } from "../words.ts";

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
    (booking|reservation|cam|processing) fee
    loan amount
    appraised
    advance (rent|payment)
    amount financed
    monthly (cost|charge)s?
    <repayments?>
    <upfront>
    <(remaining|outstanding) (balance|amount)
    (final|balloon|first|last) payment
    <balance>
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
    heizkosten
    (reservierungs|buchungs|übertragungs|verwaltungs)(gebühr|kosten)
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
    frais
    crédit
    taxe foncière
    charges
    honoraires
    acompte
    versement initial
    notaire
    <intérêts>
    <solde>
    (paiement|versement)s? mensuels?
    <assurance>
    <prix ?\/ ?m
  `,
  es: String.raw`
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
    honorarios
    precio ?\/ ?m
    (gastos|importe) de reserva
    pago (inicial|mensual)
    mantenimiento
    enganche
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
    <mutuo>
    <notaio>
    <saldo>
    <interessi>
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
  sv: String.raw`
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
    pris ?(per|\/) ?(m|kvm)
    arvode
    <ränta
    bokningsavgift
    <insats>
    delbetalning
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
    задат(ок|ка)
    предоплат
    <аванс
    <сбор(ы)?>
    страхов
    процент
    <остаток
    эксплуатационн
    вознагражден
    <бронь>
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
    利(息|率)
    订金
    预(订|定)(费|金)
    每平
    尾款
    余款
    转让费
    水电费?
    公(共|摊)(费|面积费)
    (家具|服务|手续|年)费
    每期
    评估价
    贷(款)?额
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
    hypotheek
    makelaarskosten
    reserveringskosten
    maandelijkse (betaling|lasten)
    <rente>
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
    固定資産税
    手付金
    ローン
    初期費用
    借入
    金利
    保険
    申込金
    平米単価
    内金
    残金
    駐車場代
    月額(費|管理)
  `,
};
