/** What is said of a price. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai.ts";
import type { Words } from "./words.ts";

/** What stands where the price should be. */
export const onRequest: Words = {
  en: `
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
  `,
  de: `
    auf anfrage
    preis auf nachfrage
  `,
  fr: `
    sur demande
    nous consulter
    prix non communiqué
  `,
  es: `
    a consultar
    consultar precio
    precio a convenir
  `,
  it: `
    prezzo su richiesta
    trattativa riservata
    su richiesta
  `,
  pt: `
    sob consulta
    preço sob
  `,
  nl: `
    prijs op aanvraag
    op aanvraag
    prijs in overleg
  `,
  pl: `
    cena do uzgodnienia
    zapytaj o cenę
  `,
  cs: `
    cena (na vyžádání|dohodou|na upit)
    info o ceně
  `,
  ro: `
    preț la cerere
  `,
  sv: `
    pris på (förfrågan|forespørsel)
    pris vid förfrågan
  `,
  fi: `
    hinta pyynnöstä
  `,
  hr: `
    cijena na upit
  `,
  ru: `
    цена по запросу
    по договоренности
    договорная
    по запросу
  `,
  uk: `
    ціна за запитом
    договірна
  `,
  el: `
    τιμή κατόπιν
  `,
  tr: `
    fiyat (sorunuz|için)
  `,
  vi: `
    thỏa thuận
  `,
  zh: `
    价格面议
    面议
    応相談
    電詢
    議價
  `,
  ko: `
    가격 ?(문의|협의)
  `,
  th: thai.onRequest,
  ja: `
    応相談
    要問い?合わ?せ
    価格は?お問い?合わ?せ
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
  es: `
    <desde>
  `,
  it: `
    <da>
  `,
  nl: `
    <vanaf>
  `,
  pl: `
    <od>
  `,
  sv: `
    <från>
  `,
  fi: `
    <alkaen>
  `,
  ru: `
    <от>
  `,
  uk: `
    ^від>
  `,
  el: `
    ^από>
  `,
  id: `
    <mulai>
    ^dari>
  `,
  zh: `
    起价
    起售
  `,
  ja: `
    から
  `,
  ko: `
    부터
  `,
  th: thai.startingPrices,
};
