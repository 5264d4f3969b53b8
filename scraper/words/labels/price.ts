/** Labels of prices. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/labels.ts";
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
  es: `
    precio( de alquiler| de venta| mensual)?
    alquiler( mensual)?
    precio
    valor
    precio de (venta|renta|alquiler|lista)
    alquiler mensual
    canon( de arrendamiento)?
    precio (total|actual|final|venta|alquiler|renta|de arriendo)
    renta( mensual)?
    nuevo precio
  `,
  it: `
    canone( mensile)?
    prezzo( richiesto)?
    prezzo
    canone
    prezzo (di vendita|richiesto)
    canone (mensile|di affitto)
    affitto( mensile)?
    prezzo (totale|vendita|attuale|di affitto|d['’]acquisto)
    canone di locazione
    nuovo prezzo
  `,
  pt: `
    preço
    valor (de venda|do imóvel|do aluguel|venta|arriendo)
    aluguel
  `,
  nl: String.raw`
    (kale )?huur(prijs)?( per maand| p\/?m)?
    koopsom
    prijs
    vraagprijs
    (huur|koop)prijs
    huurprijs
    kale huur
    (verkoop|huidige |nieuwe )prijs
    maandhuur
    (vraag|koop)?prijs( (k\.? ?k\.?|v\.? ?o\.? ?n\.?))
    huursom
  `,
  pl: `
    cena
    czynsz najmu
    cena (najmu|prodeje|sprzedaży|ofertowa)
  `,
  hu: `
    ár
    eladási ár
    vételár
    bérleti díj
  `,
  ro: `
    preț
    preț(ul)?
    pret
    chirie
  `,
  sv: String.raw`
    hyra( per månad)?
    månadshyra
    pris
    (utgångs)?pris(antydning)?
    hyra
    utropspris
    (begärt|aktuellt|nuvarande|fast|nytt) pris
    försäljningspris
    slutpris
    prisid[eé]
    accept(erat )?pris
    hyra ?\/ ?mån(ad)?
  `,
  no: `
    prisantydning
    husleie
  `,
  da: `
    kontantpris
    udbudspris
    husleje
  `,
  fi: `
    velaton hinta
    hinta
    vuokra
    myyntihinta
    pyyntihinta
  `,
  et: `
    hind
    üürihind
    müügihind
  `,
  lt: `
    kaina
    nuomos kaina
  `,
  hr: `
    cijena
  `,
  sl: `
    cena nepremičnine
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
  uk: `
    ціна
    вартість
    ціна продажу
  `,
  el: `
    τιμή
    τιμή (πώλησης|ενοικίασης)
    ενοίκιο
  `,
  tr: `
    (satış |kira )?fiyat[ıi]?
    kira( bedeli)?
    fiyat bilgisi
  `,
  az: `
    qiymət
  `,
  id: `
    harga( jual| sewa)?
  `,
  vi: `
    (mức )?giá( bán| thuê)?
    giá (bán|thuê)
  `,
  he: `
    מחיר
    שכר דירה
    מחיר מבוקש
  `,
  ar: `
    (ال)?سعر
    السعر المطلوب
    الإيجار
    قیمت
  `,
  zh: String.raw`
    月租金?
    售价
    总价
    租金(\/月)?
    价格
    租金
    房价
    価格
    販売価格
    賃料
    家賃
    價格
    售價
    總價
    物件価格
    賃料\(.*\)
    (挂牌|销售|出售|出租|租赁|房屋|全款|优惠|现|要|卖|报|标|租)(价|价格|价钱)
    (现|房屋)?(售价|总价格?)
    价钱
    每月租金
    月租(金|费)?
  `,
  ko: `
    매매가
    가격
    매매가격?
    매매금
    전세금
    전세가
    전세
    월세
    임대료
    월 ?임대료
    분양가
    거래금액
    월차임
  `,
  is: `
    verð
    ásett verð
    leiga
  `,
  th: thai.priceLabels,
  ja: `
    月額賃料
    価格
    賃料
    (売買|売却|売出し?|販売|物件|本体|募集|現在の?|新)価格
    (月額|お)?家賃
    総額
    (募集|月額|お)?賃料
  `,
};
