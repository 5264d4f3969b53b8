/** Labels of prices. One word a line; how a line is written is said in words.ts. */
import type { Words } from "../words.ts";

/** Labels of the price. */
export const priceLabels: Words = {
  en: String.raw`
    (monthly|weekly|yearly|annual) (rent|rate|price)
    rent(al)? (per|a) (month|week|year)
    for (sale|rent) at
    ((asking|sale|sales|selling|list|purchase|total|rental|guide|buying|full) )?price( \((?!.*(sq|m²|m2|rai|wah)).*\))?
    rent(al)?( price| per month|\/month)?
    (monthly )?rent( \(.*\))?
    rent (pcm|p\.?m\.?)
    offers (over|around|in (the )?region of|in excess of|from)
    o\.?i\.?r\.?o\.?
    guide( price)?
    price guide
    fixed price
    current (price|bid)
    listed (at|for|price)
    listing price
    starting (bid|price)
    opening bid
    reserve price
    sold (price|for)
    final price
    ((our|special|net|offer(ed)?|promotion(al)?|promo|new|present|latest|discounted|reduced|full|cash|unit) )(asking |sale |selling )?price
    price (from|for (sale|rent))
    rental rate
    monthly rental
  `,
  de: String.raw`
    (verkaufs|angebots)preis
    miete( pro monat| mtl\.?)?
    (kauf|miet|gesamt)?preis
    (gesamt|warm|kalt)miete
    kaltmiete.*
    verkehrswert
    (monats|nettokalt|bruttowarm)miete
    monatliche (kalt)?miete
    (aktueller|neuer|jetziger) preis
    (fest|end|neu)preis
    miete ?\/ ?monat
    kaufpreis ?\(.{1,6}\)
  `,
  fr: String.raw`
    loyer( mensuel)?( hors charges| charges comprises)?
    prix( demandé)?
    prix( de vente| du bien)?
    loyer.*
    prix (fai|net vendeur|public)
    (nouveau|dernier) prix
    prix (total|net|affiché|actuel|d['’]achat|à la vente|de (la )?location)
    montant du loyer
    loyer ?\/ ?mois
  `,
  ru: String.raw`
    цена( продажи| аренды| объекта)?
    аренда в месяц
    стоимость( аренды| в месяц)?
    (цена|стоимость|аренда)
    цена (продажи|аренды|в месяц)
    арендная плата
    ((общая|полная|итоговая|новая|текущая|актуальная|запрашиваемая|конечная) )(цена|стоимость)
    цена (за месяц|от собственника|от владельца|квартиры|дома|виллы|сейчас)
    (ежемесячная|месячная) (аренда|арендная плата)
    аренда ?\/ ?мес(яц)?\.?
  `,
  zh: String.raw`
    月租金?
    售价
    总价
    租金(\/月)?
    价格
    租金
    房价
    價格
    售價
    總價
    (挂牌|销售|出售|出租|租赁|房屋|全款|优惠|现|要|卖|报|标|租)(价|价格|价钱)
    (现|房屋)?(售价|总价格?)
    价钱
    每月租金
    月租(金|费)?
  `,
  th: String.raw`
    (ราคา)?(ขาย|เช่า|ให้เช่า)ราคา
    ราคา(รวม|พิเศษ|สุทธิ|ตั้ง|ตั้งขาย|ประกาศ|เสนอขาย|ให้เช่า|เช่าต่อเดือน|ขายรวม|เริ่มต้น|เซ้ง)
    (ราคา)?ค่าเช่า(ต่อเดือน|รายเดือน|เดือนละ)
    เช่า(เดือนละ|ต่อเดือน)
    ขาย(ดาวน์)?เพียง
    ราคา
    ราคาขาย
    ราคาเช่า
    ค่าเช่า
    (ราคา|ขายในราคา)(ทรัพย์|บ้าน|ห้อง|คอนโด|อสังหา)?(ที่)?(ประกาศ|เสนอ|ตั้ง|เปิด)?(ขาย|ให้เช่า|ปล่อยเช่า|เช่า)?(รวม|สุทธิ|พิเศษ|ปัจจุบัน|ล่าสุด|ใหม่|เพียง)?( ?(ต่อ|ราย|\/) ?เดือน)?
    (อัตรา)?ค่าเช่า( ?(ต่อ|ราย|\/) ?เดือน)?
    (เปิด|ประกาศ)ขาย(ราคา|ที่)?
  `,
};
