/** Paying the seller in parts. One word a line; how a line is written is said in words.ts. */
import type { Words } from "./words.ts";

/** Words of a seller who finances the buyer. */
export const financed: Words = {
  en: `
    seller financ
    owner financ
    (rent|lease)[ -]to[ -](own|buy)
    developer financ
    in-house financ
    instal?lment plan
    vendor financ
    pay(able|ments?)? (direct(ly)? )?to (the )?(owner|seller)
    (interest-free|direct) instal?lments
    pay (the )?(owner|seller) in instal?lments
    pay in instal?lments (direct(ly)? )?to (the )?(owner|seller)
    direct instal?lments with
    owner (will )?carr(y|ies)
    seller carry
    (buy|pay) (on|by|in) instal?lments
  `,
  ru: `
    рассрочк
    аренда с (правом )?выкуп
    финансирование от (продавца|собственника|владельца)
  `,
  zh: `
    卖方融资
    分期
    (业主|卖家|房东|屋主)(分期|融资|贷款)
    以租代购
    先租后买
    租转售
  `,
  th: `
    ผ่อนตรง
    ผ่อนกับเจ้าของ
    ไม่ผ่านธนาคาร
    เช่าซื้อ
    ผ่อนกับโครงการ
    ผ่อน(ชำระ)?(บ้าน|คอนโด)?(ตรง)?(กับ)?(เจ้าของ|ผู้ขาย|โครงการ)
    เช่าออม
    ออมดาวน์
    เช่าก่อนซื้อ
    ไม่เช็คบูโร
    ไม่ต้องกู้(ธนาคาร|แบงก์)?
    รับผ่อน
  `,
  de: `
    ratenkauf
    ratenzahlung
    verkäuferfinanzierung
    verkäuferdarlehen
    mietkauf
    eigentümerfinanzierung
    finanzierung (durch|über) (den )?(verkäufer|eigentümer)
    in raten (zahlbar|zu zahlen)
  `,
  fr: `
    crédit vendeur
    paiement échelonné
    financement (par le )?(vendeur|propriétaire)
    location[- ](vente|accession)
    location avec option d['’]achat
    vente à tempérament
    financement (direct )?(avec|par) le (vendeur|propriétaire)
    paiement en plusieurs fois
  `,
};

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
  ru: `
    (первоначальный|первый) взнос
  `,
  zh: `
    首付
    首期
  `,
  th: `
    (เงิน|วาง)?ดาวน์
    (วาง)?เงินก้อน(แรก)?
    (วาง|จ่าย|ชำระ)ก้อนแรก
    (?<=(เช่าซื้อ|ผ่อน|ออม).{0,30})(เงินแรกเข้า|วาง(?!มัดจำ|ประกัน|จอง|เงิน))
  `,
};

/** A month's rent that goes towards the price. */
export const rentsToOwn: Words = {
  en: `
    (rent|lease)[ -]to[ -](own|buy)
  `,
  th: `
    เช่าซื้อ
    หัก(เป็น)?ค่า(บ้าน|คอนโด)
  `,
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
  ru: `
    ежемесячн(ый|ая) (плат[её]ж|взнос)
    плат[её]ж
  `,
  zh: `
    月供
    (每)?月(还|付)款?
    每期
  `,
  th: `
    ผ่อน(ชำระ)?(ต่อ)?(เดือน|งวด)?(ละ)?
    ค่างวด
    งวดละ
  `,
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
  ru: `
    месяц(а|ев)
    мес
  `,
  zh: `
    个?月
    期
  `,
  th: `
    งวด
    เดือน
  `,
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
  th: `
    ปี
  `,
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
  th: `
    ขายดาวน์
    เซ้ง
    โอนสิทธิ์?
    เปลี่ยนสัญญา
  `,
};
