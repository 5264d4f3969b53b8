/** What is said of a price. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

/** What stands where the price should be. */
export const onRequest: Words = {
  en: String.raw`
    price (up)?on (request|application|enquiry)
    <POA>
    price on call
    ask (for )?price
    call for price
    contact (us |agent )?for price
    <contact agent>
    expressions? of interest
    by negotiation
    price withheld
    undisclosed
    ^(for )?auction($|[ :,-])
    ^set date of sale
    ^deadline (sale|private treaty)
    ^(by |for sale by )?tender>
    (enquire|inquire) for price
    price on enquiry
    price (available )?(up)?on request
    ^(price[: ]*)?on request$
    price t\.?b\.?(a|c|d)
    ^please (call|enquire|inquire)
    make (us )?an offer
    ^enquire$
  `,
  de: String.raw`
    auf anfrage
    preis auf nachfrage
    preis (bitte )?anfragen
    preis a\.? ?a\.?>
  `,
  fr: `
    sur demande
    nous consulter
    prix non communiqué
    prix à débattre
    tarif sur demande
  `,
  ru: `
    цена по запросу
    по договоренности
    договорная
    по запросу
    (уточня(йте|ть)|узнать|запросить) (цену|стоимость)
    цену уточня
    цена не указана
  `,
  zh: `
    价格面议
    面议
    応相談
    電詢
    議價
    价格待定
    (咨询|询问|查询)价格
    (请|来电|致电|价格请?)咨询
    电询
    (价格)?待(议|询)
    暂无(报价|价格)
    询价
    电议
    价格另议
  `,
  th: `
    สอบถามราคา
    ติดต่อสอบถาม
    ราคา(ติดต่อ|สอบถาม)
    โทร(มา)?(สอบถาม|ถาม)ราคา
    โทรสอบถาม
    ไม่ระบุราคา
    ราคา(ตาม)?ตกลง
    แจ้งราคาภายหลัง
    ราคา(โทร)?สอบถาม
    สอบถาม(รายละเอียด)?ราคา
  `,
};

/** Words before the lowest of several prices. */
export const startingPrices: Words = {
  en: `
    <from>
    <starting>
    <launch price>
    ^offers (over|in excess of)>
  `,
  de: `
    <ab>
  `,
  fr: `
    à partir
  `,
  ru: `
    <от>
  `,
  zh: `
    起价
    起售
  `,
  th: `
    เริ่มต้น
  `,
};
