/** Paying the seller in parts. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai.ts";
import type { Words } from "./words.ts";

/** What is paid first. */
export const downPayments: Words = {
  en: `
    down ?payments?
    initial payment
    upfront payment
  `,
  de: `
    anzahlung
    eigenkapital
  `,
  fr: `
    apport( initial)?
    acompte
    versement initial
  `,
  es: `
    <entrada>
    pago inicial
  `,
  it: `
    anticipo
    acconto
  `,
  nl: `
    aanbetaling
    eigen (inleg|geld)
  `,
  sv: `
    kontantinsats
    handpenning
    egen insats
  `,
  ru: `
    (первоначальный|первый) взнос
  `,
  zh: `
    首付
    首期
  `,
  ja: `
    頭金
  `,
  th: thai.downPayments,
};

/** What is paid each month afterwards. */
export const instalments: Words = {
  en: `
    instal?lments?
    monthly payments?
  `,
  de: `
    monatsrate
    (monatliche )?<rate(n)?>
  `,
  fr: `
    mensualités?
    paiement mensuel
  `,
  es: `
    mensualidad
    <cuota>
  `,
  it: `
    <rata( mensile)?>
  `,
  nl: `
    maandbedrag
    termijnbedrag
  `,
  sv: `
    månadsbetalning
  `,
  ru: `
    ежемесячн(ый|ая) (плат[её]ж|взнос)
    плат[её]ж
  `,
  zh: `
    月供
    (每)?月(还|付)款?
    每期
  `,
  ja: `
    毎月の(支払|返済)
  `,
  th: thai.instalments,
};

/** In how many months or years, behind a number. */
export const paidInMonths: Words = {
  en: `
    (monthly )?instal?lments?
    (monthly )?payments
    months?
  `,
  de: `
    monat(e|en|sraten)
    raten
  `,
  fr: `
    mois
    mensualités
  `,
  es: `
    meses
    cuotas
  `,
  it: `
    mesi
    rate
  `,
  ru: `
    месяц(а|ев)
    мес
  `,
  zh: `
    个?月
    期
  `,
  th: thai.paidInMonths,
};

export const paidInYears: Words = {
  en: `
    years?
  `,
  de: `
    jahre?n?
  `,
  fr: `
    ans?
  `,
  ru: `
    лет
    года?
  `,
  zh: `
    年
  `,
  th: thai.year,
};

/** What takes over a contract instead of buying a home: the sum that is asked is not its price. */
export const takeovers: Words = {
  en: `
    <take ?over>
    <key money>
    assignment of contract
    <contract (transfer|assignment)>
  `,
  ru: `
    переуступк
  `,
  zh: `
    转让合同
    楼花转让
  `,
  th: thai.takeovers,
};
