/** Homes that are no longer to be had. One word a line; how a line is written is said in words.ts. */
import type { Words } from "./words.ts";

/** Words of a home that is sold. */
export const sold: Words = {
  en: `
    <sold>
    <sold stc>
    <under offer>
    <sale agreed>
    <off the market>
    <sold out>
    <under contract>
    <off market>
    <contract signed>
    <no longer for sale>
    <sale (completed|pending)>
    ^(s?stc)$
  `,
  de: `
    <verkauft>
  `,
  fr: `
    <vendu>
    <vendue?>
    <sous (compromis|offre)>
    <sous compromis de vente>
    <sous promesse>
    <compromis signé>
  `,
  ru: `
    продан(о|а)?>
    продан[ы]>
    <под задатком>
    <сделка закрыта>
    <снят(о|а)? с продажи>
  `,
  zh: `
    已售
    已售(出|罄)
    已成交
    已出售
    售出
    已卖(出|掉)?
    已售完
    售罄
    已签约
    ^成交$
    交易完成
  `,
  th: `
    ขาย(ได้|ไป|หมด)?แล้ว
    ปิดการขาย(ไป|เรียบร้อย)?(แล้ว)?
    (ถูก)?ขาย(ออก|เรียบร้อย)?แล้ว
    ปิดดีล(แล้ว)?
    โอน(กรรมสิทธิ์)?(เรียบร้อย)?แล้ว
    จำหน่าย(หมด|ออก|ไป)?(เรียบร้อย)?แล้ว
    (มี|ได้)(เจ้าของ|ผู้ซื้อ|คนซื้อ)(ใหม่)?แล้ว
    ขาย(หมด|ออก)?(แล้ว)?เรียบร้อย
    ขาย(ออกไป|สำเร็จ)แล้ว
  `,
};

/** Words of a home that is let. */
export const rented: Words = {
  en: `
    <rented>
    <let agreed>
    <already let>
    <leased>
    ^let$
    <rented out>
    <let out>
    <lease agreed>
  `,
  de: `
    <vermietet>
    <vergeben>
  `,
  fr: `
    <loué>
    <louée>
  `,
  ru: `
    сдан[оа]?>
    сдан[оа]? в аренду>
    арендован[оа]?>
    занят[оа]>
  `,
  zh: `
    已租
    已租出
    已出租
    已(被|经)?(出)?租(出|掉)?
    ^租出$
    (满租|租满)
    已租完
  `,
  th: `
    (ปล่อย|มี(คน|ผู้))?เช่าแล้ว
    (ให้|ปล่อย)เช่า(ไป)?แล้ว
    ติดสัญญา(เช่า)?
    (ได้|ถูก|มี)?(คน|ผู้)?เช่า(ออก|ไป|เรียบร้อย)?แล้ว
    ปล่อย(เช่า)?(ออก|เรียบร้อย)?แล้ว
    (ห้อง)?ไม่ว่าง(แล้ว)?
    (ห้อง)?เต็ม(หมด)?แล้ว
    ห้องเต็ม
    ได้(ผู้|คน)เช่า(ใหม่)?แล้ว
    ติด(ผู้|คน)เช่า(อยู่)?
    มี(ผู้|คน)เช่าอยู่(แล้ว)?
    ไม่ว่างให้เช่า
    ปิด(การ|ดีล)?เช่า(แล้ว)?
  `,
};

/** Labels of whether a home is still to be had. */
export const availabilityLabels: Words = {
  en: `
    (listing |property |sale )?status
    availability
    current status
  `,
  de: `
    status
    verfügbarkeit
    (objekt|verkaufs|vermietungs)status
  `,
  fr: `
    statut
    disponibilité
    (statut|état) (du bien|de l['’]annonce|de la vente)
  `,
  ru: `
    статус
    (статус|состояние) (объекта|объявления|сделки|продажи)
  `,
  zh: `
    状态
    狀態
    (房源|当前|销售|交易|出售|出租|房屋)(状态|狀態)
  `,
  th: `
    สถานะ(ประกาศ|ทรัพย์|ห้อง)?
    สถานะ(การขาย|ปัจจุบัน|ทรัพย์สิน|บ้าน|ยูนิต|การเช่า|คอนโด)
  `,
};

/** What a badge may add. */
export const badgeEndings: Words = {
  en: `
    ,? stc
    ,? subject to contract
     out
  `,
  fr: `
     par nos soins
     par notre agence
  `,
  th: String.raw`
    ค่ะ
    ครับ
    นะคะ
    จ้า
    ขอบคุณ(ค่ะ|ครับ|ทุกท่าน(ที่สนใจ)?)?
    \(?sold\)?
    \(?rented\)?
  `,
};

/** What a badge may say first: "already", "this property has been". */
export const badgeBeginnings: Words = {
  th: `
    (ทรัพย์|ห้อง|บ้าน|คอนโด|ประกาศ|ยูนิต|หลัง|วิลล่า)(หลัง|ห้อง)?(นี้)?(ถูก|ได้)?
    sold
    rented
  `,
  en: `
    already
    (just|now|currently)
    (this |the )?(property|home|house|villa|condo|apartment|unit|listing)( (is|has been|was))?( now| already)?
    (has been|is) (now |already )?
  `,
  de: `
    (bereits|schon)
    (dieses |das )?(objekt|immobilie|wohnung|haus)( ist| wurde)?( bereits)?
  `,
  fr: `
    déjà
    (ce |le )?bien( est| a été)?( déjà)?
  `,
  ru: `
    уже
    (этот |эта )?(объект|квартира|дом|вилла|студия)( уже)?
  `,
  zh: `
    (该|此|本)?(房源|房屋|房子|房|物业|公寓)
  `,
};
