/** What is paid beside the price. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

/** Words before what agents, offices, insurers and those who keep the building are paid. */
export const fees: Words = {
  en: `
    transfer (fee|tax)
    agency fee
    commission
    costs?:
    <hoa>
    maintenance
    common fee
    service charge
    ground rent
    council tax
    stamp duty
    (property )?tax(es)?>
    rates?:
    home report
    valuation
    application fee
    per (adult|person|applicant)
    <(RV|CV|GV)>
    rateable
    rating value
    transfer costs?
    sinking fund
    legal fee
    move[- ]in (costs?|fees?)
    (booking|reservation|cam|processing) fee
    monthly (cost|charge)s?
  `,
  de: `
    grunderwerb
    makler
    notar
    wohngeld
    betriebskosten
    nebenkosten
    hausgeld
    courtage
    provision
    grundsteuer
    heizkosten
    (reservierungs|buchungs|übertragungs|verwaltungs)(gebühr|kosten)
  `,
  fr: `
    frais
    taxe foncière
    charges
    honoraires
    notaire
    <assurance>
  `,
  ru: `
    оформлени
    налог
    комисси
    коммунал
    обслуживан
    <сбор(ы)?>
    страхов
    эксплуатационн
    вознагражден
  `,
  zh: `
    中介费
    过户
    税费
    礼金
    管理費
    共益費
    物业费
    管理费
    契税
    佣金
    维修基金
    转让费
    水电费?
    公(共|摊)(费|面积费)
    (家具|服务|手续|年)费
  `,
};
