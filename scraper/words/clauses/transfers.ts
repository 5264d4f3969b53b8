/** Who pays the Land Office for a transfer. One word a line; how a line is written is said in ../words.ts. */
import type { Words } from "../words.ts";

export const transfers: Words = {
  en: `
    <transfer(s|red)?>
  `,
  de: `
    (übertragung|überschreibung|grundbuch)
  `,
  fr: `
    <frais de (transfert|mutation)
  `,
  ru: `
    (переоформлени|передач)
  `,
  zh: `
    过户
  `,
  th: `
    (?<!ขน|รับ)โอน(?!เงิน|สิทธิ์)
  `,
};

export const paidByBoth: Words = {
  en: String.raw`
    <(shared|split|halved|half each|equally)>
    50 ?[\/:-] ?50
  `,
  de: `
    (zur hälfte|geteilt|hälftig)
  `,
  fr: `
    (partagés?|par moitié|moitié-moitié)
  `,
  ru: `
    (пополам|поровну)
  `,
  zh: `
    (各半|一人一半|平摊|各付一半)
  `,
  th: `
    (คนละ|ฝ่ายละ)( ?ครึ่ง| ?50)
    หาร ?(สอง|2)
  `,
};

export const paidByBuyer: Words = {
  en: `
    <(by|on|for) (the )?(buyer|purchaser)>
    <(buyer|purchaser) (pays|to pay|covers)>
  `,
  de: `
    (käufer (trägt|zahlt)|zu lasten des käufers)
  `,
  fr: `
    (à la charge de l['’]acheteur|l['’]acheteur paie)
  `,
  ru: `
    (за сч[её]т покупателя|покупатель (платит|оплачивает))
  `,
  zh: `
    买(方|家)(承担|支付|付)
  `,
  th: `
    (ผู้|คน)ซื้อ(เป็น)?(ผู้)?(ออก|จ่าย|ชำระ|รับผิดชอบ)
  `,
};

export const paidBySeller: Words = {
  en: `
    <(by|on) (the )?(seller|owner|developer)>
    <(seller|owner|developer) (pays|to pay|covers)>
    <(free|incl(uding|udes)?) transfer
    <transfer( (fee|cost)s?)? (free|included)>
  `,
  de: `
    (verkäufer (trägt|zahlt)|zu lasten des verkäufers)
  `,
  fr: `
    (à la charge du vendeur|le vendeur paie)
  `,
  ru: `
    (за сч[её]т продавца|продавец (платит|оплачивает))
  `,
  zh: `
    (卖(方|家)|业主)(承担|支付|付)
    包过户
  `,
  th: `
    (ผู้|คน)ขาย(เป็น)?(ผู้)?(ออก|จ่าย|ชำระ|รับผิดชอบ)
    เจ้าของ(เป็น)?(ผู้)?(ออก|จ่าย|ชำระ|รับผิดชอบ)
    (ฟรี|รวม)(ค่า)?(ใช้จ่าย(วัน)?)?(ธรรมเนียม(การ)?)?โอน
    โอนฟรี
  `,
};
