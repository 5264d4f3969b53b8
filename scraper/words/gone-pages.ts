/** What a page says that has no home any more. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai/pages.ts";
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
  es: `
    no encontrad
    ya no está disponible
  `,
  it: `
    non trovat
  `,
  pl: `
    nie znaleziono
  `,
  ru: `
    не найден
  `,
  tr: `
    bulunamad[ıi]
  `,
  zh: `
    页面不存在
    未找到
  `,
  th: thai.errorPages,
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
  es: String.raw`
    (anuncio|inmueble|vivienda)( \p{L}+)? (ya )?no est[áa] disponible
    anuncio (eliminado|caducado|retirado)
  `,
  it: `
    annuncio (non è più|rimosso|scaduto|eliminato)
  `,
  pt: `
    anúncio (não está mais|expirad|removid|desativad)
  `,
  nl: String.raw`
    (woning|advertentie)( \p{L}+)? niet meer beschikbaar
  `,
  pl: `
    ogłoszenie (jest )?(nieaktualne|wygasło|zakończone)
  `,
  ru: `
    (объявление|объект) (снят|удален|неактуальн|в архиве)
  `,
  tr: String.raw`
    ilan( \p{L}+)?,? (yay[ıi]ndan kald[ıi]r|yay[ıi]nda değil|kald[ıi]r[ıi]lm|sona er)
  `,
  vi: `
    tin (đăng )?(này )?(đã (hết hạn|bị xóa)|không còn)
  `,
  zh: `
    房源已(下架|失效|成交)
  `,
  ja: `
    掲載(は|が)?終了
  `,
  th: thai.gonePages,
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
  es: `
    <no (se han|hemos) encontrado
    <sin resultados
  `,
  it: `
    <nessun (risultato|annuncio|immobile)
  `,
  pt: `
    <nenhum (resultado|imóvel|anúncio)
  `,
  nl: `
    <geen (resultaten|woningen)
  `,
  pl: `
    <brak (wyników|ogłoszeń|ofert)
  `,
  cs: `
    <žádné (výsledky|nabídky)
  `,
  hu: `
    <nincs találat
  `,
  sv: `
    <inga träffar
  `,
  no: `
    <ingen treff
  `,
  ru: `
    <ничего не найдено
    <нет (объявлений|результатов)
  `,
  tr: `
    <sonuç bulunamad
  `,
  zh: `
    <没有找到
  `,
  ko: `
    <검색 ?결과가 없
  `,
  th: thai.emptySearches,
};
