/** Homes that are no longer to be had. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai/deals.ts";
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
  es: `
    <vendido>
    <vendida>
  `,
  it: `
    <venduto>
    <venduta>
    <proposta accettata>
    <compromesso>
  `,
  nl: String.raw`
    <verkocht>
    <verkocht onder voorbehoud>
    <onder bod>
    <verkocht o\.? ?v\.?
  `,
  pl: `
    <sprzedane>
  `,
  ru: `
    продан(о|а)?>
    продан[ы]>
    <под задатком>
    <сделка закрыта>
    <снят(о|а)? с продажи>
  `,
  tr: `
    sat[ıi]lm[ıi]şt[ıi]r
    sat[ıi]ld[ıi]
  `,
  vi: `
    đã bán
  `,
  ar: `
    تم البيع
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
  th: thai.sold,
  sv: `
    <såld(a|t)?>
    <slutsåld>
    <sålt>
  `,
  ja: `
    成約済み?
    売約済み?
    売却済み?
    販売終了
    ご?成約(済み?|御礼|しました)
    申込(済み?|あり)
    売り?止め?
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
  es: `
    <alquilado>
    <alquilada>
    <arrendad[oa]>
    <rentad[oa]>
  `,
  it: `
    <affittato>
    <affittata>
    <locat[oa]>
  `,
  nl: `
    <verhuurd>
    <verhuurd onder voorbehoud>
  `,
  pl: `
    <wynajęte>
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
  th: thai.rented,
  sv: `
    <uthyr(d|t)>
  `,
  ja: `
    賃貸済み?
    入居者決定
    募集終了
    ご?契約済み?
    入居(者決定|済み?|中)
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
  es: `
    estado
    disponibilidad
    estado (del inmueble|de la venta|actual)
  `,
  it: `
    stato
    stato (immobile|dell['’]immobile|della vendita)
  `,
  nl: `
    status
    (verkoop|verhuur|huidige )status
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
  ja: `
    状態
    ステータス
    (販売|募集|取引|現在の|物件の?)(状態|状況|ステータス)
  `,
  th: thai.availabilityLabels,
  sv: `
    (nuvarande |aktuell )?status
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
  th: thai.badgeEndings,
};

/** What a badge may say first: "already", "this property has been". */
export const badgeBeginnings: Words = {
  th: thai.badgeBeginnings,
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
  es: `
    ya
    (este |esta )?(inmueble|vivienda|propiedad|piso)( ya)?( está| ha sido)?
  `,
  it: `
    già
    (questo )?(immobile|appartamento)( è| è stato)?( già)?
  `,
  nl: `
    (reeds|al)
    (deze |dit )?(woning|object|huis|appartement)( is)?( reeds| al)?
  `,
  sv: `
    redan
    (objektet|bostaden|lägenheten|huset)( är)?( redan)?
  `,
  ru: `
    уже
    (этот |эта )?(объект|квартира|дом|вилла|студия)( уже)?
  `,
  zh: `
    (该|此|本)?(房源|房屋|房子|房|物业|公寓)
  `,
  ja: `
    (この|こちらの)?(物件|お部屋|部屋)は?
  `,
};
