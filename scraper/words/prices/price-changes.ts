/** Prices of before, and what stands between them and those of now. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/prices.ts";
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
  es: `
    <antes>
    (rebajado|bajado|reducido) de
    precio anterior
    <anteriormente>
    <(bajada|descuento|rebaja|reducción) de>
    precio (original|inicial)
    <antes a>
  `,
  it: `
    <prima>
    (ribassato|ridotto) da
    anziché
    prezzo precedente
    <in precedenza>
    <(scontato|abbassato|sceso) da>
    prezzo (originale|iniziale)
    <era>
  `,
  pt: `
    <antes>
    <era>
    reduzido de
  `,
  nl: `
    <was>
    verlaagd van
    voorheen
    oude prijs
    <van €
    <(eerder|eerst)>
    (vorige|oorspronkelijke) prijs
  `,
  sv: `
    tidigare
    sänkt från
    ordinarie pris
    <förut>
    <innan>
    (gammalt|tidigare|ursprungligt) pris
    prissänkt från
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
  ja: `
    旧価格
    値下げ前
    当初
    以前
    従来
    元(の)?価格
    (改定|変更)前
  `,
  th: thai.formerPrices,
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
  es: `
    <ahora>
    <a>
    nuevo precio
    <hoy>
  `,
  it: `
    <ora>
    <adesso>
    <a>
    nuovo prezzo
    <oggi>
  `,
  pt: `
    <agora>
    <por>
  `,
  nl: `
    <nu>
    <naar>
    <voor>
    nieuwe prijs
    <vandaag>
  `,
  sv: `
    <nu>
    <till>
    nytt pris
    <idag>
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
  ja: `
    現在
    に値下げ
    →
    新価格
    値下げ後
    (新|現在の?)価格
    今(は|回)?
  `,
  th: thai.presentPrices,
};

/** Words before the price of before, where the words between it and the price of now say that it was lowered. */
export const loweredFrom: Words = {
  en: `
    <from>
  `,
  de: `
    <von>
  `,
  fr: `
    <de>
  `,
  nl: `
    <van>
  `,
  sv: `
    <var>
  `,
  zh: `
    从
    由
  `,
};

/** Those words. */
export const loweredTo: Words = {
  en: `
    <(reduced|lowered|down|cut) to>
  `,
  de: `
    <auf>
  `,
  fr: `
    <(ramené|réduit|baissé|descendu) à>
  `,
  nl: `
    <(voor|naar)>
  `,
  sv: `
    <nu>
  `,
  zh: `
    [降减](到|至|为)?
    (下调|调整)(到|至|为)?
  `,
};
