/** What a page says that has no home any more. One word a line; how a line is written is said in words.ts. */
import type { Words } from "./words.ts";

/** A headline that says that nothing is here. */
export const errorPages: Words = {
  en: `
    <404>
    <oops>
    nothing (here|found|to see)
    do(es)?(n['’]t| not) exist
    page not found
    not be found
    no longer available
    has been removed
  `,
  de: `
    nicht gefunden
    nicht mehr verfügbar
  `,
  fr: `
    introuvable
    n['’]existe plus
  `,
  ru: `
    не найден
  `,
  zh: `
    页面不存在
    未找到
  `,
  th: `
    ไม่พบ(หน้า|ประกาศ)
  `,
};

/** What a page says of a listing that has ended. */
export const gonePages: Words = {
  en: String.raw`
    (listing|property|home|apartment|condo|ad|advert|page)( \p{L}+)? (is )?no longer (available|on the market|listed|for sale|active)
    (listing|property|home|apartment|condo|ad|advert|page)( \p{L}+)? (is )?(unavailable|not available|has expired)
    (listing|property|home|apartment|condo|ad|advert|page)( \p{L}+)? (is )?(has left|is off|came off) the market
    (listing|property|home|apartment|condo|ad|advert|page)( \p{L}+)? has been (removed|withdrawn|deleted)
    (could|can)(n['’]?t| ?not) find (that|this|the) (property|home|listing|page)
  `,
  de: String.raw`
    (anzeige|angebot|objekt)( \p{L}+)? (ist )?(nicht mehr verfügbar|deaktiviert)
  `,
  fr: `
    annonce (n['’]est plus|a été supprimée|expirée)
  `,
  ru: `
    (объявление|объект) (снят|удален|неактуальн|в архиве)
  `,
  zh: `
    房源已(下架|失效|成交)
  `,
  th: `
    ประกาศนี้(หมดอายุ|ถูกลบ|ปิด|ไม่)
  `,
};

/** What a search says that found nothing. */
export const emptySearches: Words = {
  en: `
    <no (results|properties|listings|homes|matches|ads)
  `,
  de: `
    <keine (ergebnisse|treffer|objekte|immobilien|angebote)
  `,
  fr: `
    <aucune? (résultat|annonce|bien)
  `,
  ru: `
    <ничего не найдено
    <нет (объявлений|результатов)
  `,
  zh: `
    <没有找到
  `,
  th: `
    <ไม่พบ
  `,
};
