/** Pages about something else than one home. One word a line; how a line is written is said in words.ts. */
import type { Words } from "./words.ts";

/** What a page about a whole building or estate says. */
export const projects: Words = {
  en: String.raw`
    launch price
    handover (q\d|in|date|:)
    unit types
    floor plans
    available units
    units available
    <\d\d (units|plots|villas|houses|residences|apartments)>
    new (project|development|launch)
    off-?plan
  `,
  de: String.raw`
    <\d\d wohnungen
    wohnungstypen
    neubauprojekt
  `,
  fr: String.raw`
    <\d\d logements
    programme neuf
  `,
  ru: String.raw`
    планировки
    новостройк
    \d\d квартир
    застройщик
  `,
  zh: `
    户型
    楼盘
  `,
  th: `
    แบบห้อง
    โครงการใหม่
  `,
};

/** Headlines about prices in general. */
export const marketPages: Words = {
  en: `
    (house|home|property|real estate|apartment|land) prices
    estimated value
    price (index|trends?)
    market report
    average price
  `,
  de: `
    immobilienpreise
    preisspiegel
  `,
  fr: `
    prix (de l['’])?immobilier
  `,
  ru: `
    цены на (квартиры|недвижимость)
  `,
  zh: `
    房价走势
  `,
  th: `
    (?<!(กว่า|ใต้) ?)ราคาประเมิน
    ราคาเฉลี่ย
  `,
};

/** Headlines of guides. */
export const advice: Words = {
  de: `
    ratgeber
    tipps (für|zum)
  `,
  fr: `
    nos conseils
    conseils pour
  `,
  ru: `
    как (купить|продать|снять|сдать|выбрать)
    советы
  `,
  zh: `
    相場
    买房攻略
    购房指南
    怎么选
  `,
};

/** Tools, services and things that name rooms and prices too. */
export const notHomes: Words = {
  en: `
    calculator
    insurance
    <(moving|cleaning|removals?) (company|services?)
    ^(move|clean) (a|your)>
  `,
  de: String.raw`
    versicherung
    (^|\s)…rechner>
  `,
  fr: `
    assurance habitation
    simulateur
  `,
  ru: `
    калькулятор
  `,
  zh: `
    计算器
  `,
  th: `
    คำนวณ
  `,
};

/** Headlines of somebody who is looking for a home. */
export const wanted: Words = {
  en: `
    ^(home |house |flat )?wanted>
    ^((i am|we are) )?looking (for|to)>
  `,
  de: String.raw`
    ^suche\s
  `,
  fr: String.raw`
    ^cherche\s
  `,
  ru: String.raw`
    ^(сниму|куплю)\s
  `,
  zh: `
    求购
    求租
  `,
  th: `
    ต้องการ(ซื้อ|เช่า)
    รับซื้อ
  `,
};

/** Words of buying and letting that offer nothing: whoever explains how one buys and sells uses them. */
export const dealing: Words = {
  en: String.raw`
    \b(buy|sell)(ing|ers?)?\b
    \brent(ing|ers)\b
    \b(when|how|where|why)\b.*$
  `,
  de: String.raw`
    (?<!(zu|zum) )<(kaufen|verkaufen|mieten|vermieten)(?!\p{L})
  `,
  fr: String.raw`
    (?<!à )<(acheter|vendre|louer)(?!\p{L})
  `,
  ru: String.raw`
    <(купить|продать|снять|сдать)(?!\p{L})
  `,
  zh: `
    买房
    租房
  `,
};

/** Pages of the site's own: what somebody saved, what it sold. */
export const ownTools: Words = {
  en: `
    ^(compare|(my )?(saved|favou?rite)) (homes|properties|listings)
    ^(category|tag|archives?)\\s*:
    ^(recently|just) (sold|let)
    frequently asked
    ^faqs?$
  `,
  de: `
    ^kategorie\\s*:
  `,
  fr: `
    ^catégorie\\s*:
  `,
  th: `
    ^หมวดหมู่ ?:
  `,
};

/** Headlines that ask or explain. */
export const questions: Words = {
  en: `
    ^(how|what|why|when|where|is|are|can|should|do|does)>[^|]*\\?
    ^(how|why|what|when) (i|we|you|my|to|much)>
    <(explained|checklist|beginner['’]s guide|tips for|things to (know|do)|cost of living|living costs)\\b
  `,
};
