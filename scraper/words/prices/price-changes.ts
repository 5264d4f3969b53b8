/** Prices of before, and what stands between them and those of now. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

/** Words before the price of before: "was", "reduced from". */
export const formerPrices: Words = {
  en: `
    <was>
    <before>
    <previously
    <originally
    <(reduced|down|dropped|cut) from>
    (old|original|former|regular) price
    <(discounted|lowered|marked down|slashed) from>
    (usual|normal|previous|earlier|full) price
    <used to be>
  `,
  de: `
    <statt>
    <bisher
    <vorher
    <früher
    <(reduziert|gesenkt) von
    ursprünglich
    alter preis
    <ehemals>
    <zuvor>
    bisheriger preis
    (alt|original)preis
  `,
  fr: `
    <avant>
    ancien prix
    au lieu de
    <(baisse|baissé|réduit|passe) de
    initialement
    <était>
    <(précédemment|auparavant|autrefois)>
    <(ramené|passée?|baissée?|réduite?|descendue?) de>
    (baisse|remise) (de prix )?de
    prix (initial|précédent|d['’]origine)
  `,
  ru: String.raw`
    было
    ранее
    раньше
    (снижен|уценен).{0,3} с
    старая цена
    <был[аи]?>
    <прежде>
    <прежн(яя|ей) (цена|стоимость)
    <вместо>
    (снижен(ие|а|о)?|снизил…|уменьш…|упал…|скидка)[^|\d]{0,12} с>
    первоначальная цена
  `,
  zh: String.raw`
    原价
    原來
    原售
    从(¥|฿|￥)
    由(¥|฿|￥|\d)
    原先
    ^之前
    ^曾
    原(售|标)?价
    (降价|调价)前
  `,
  th: `
    เดิม
    ปกติ
    (ลด(ราคา)?)?จาก(ราคา)?
    ก่อนลด
    ราคาเต็ม
    ลด(แรง|กระหน่ำ|พิเศษ|ทันที)(จาก)?
    เคย(ขาย|ตั้ง)
    ก่อนหน้า(นี้)?
    ราคา(เก่า|ก่อน)
    ปรับ(ราคา)?(ลด|ลง)(จาก)?
  `,
};

/** Words between the price of before and the price of now. */
export const presentPrices: Words = {
  en: `
    <now( only)?>
    <to>
    <reduced to>
    →
    new price
    special( price)?
    <today>
  `,
  de: `
    <jetzt( nur)?>
    <nun>
    <nur( noch)?>
    <auf>
    (neuer|aktueller) preis
    <aktuell>
    <heute>
  `,
  fr: `
    maintenant
    désormais
    <à>
    nouveau prix
    <plus que>
    <aujourd['’]hui>
  `,
  ru: `
    стал[ао]
    теперь
    сейчас
    <до>
    новая цена
    <сегодня>
  `,
  zh: `
    现价
    现在
    现
    降至
    降到
    降(为|成)
    (下调|调整)(至|到|为)
    (优惠|特|新)价
    仅(售|需)?
  `,
  th: `
    (?<!คง)เหลือ(เพียง)?
    ตอนนี้
    พิเศษ
    เป็น
    ลดเหลือ
    ปัจจุบัน
    ราคาใหม่
    (ขาย)?เพียง
    วันนี้
  `,
};
