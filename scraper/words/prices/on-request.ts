/** What is said of a price. One word a line; how a line is written is said in words.ts. */
import { thai } from "../thai/prices.ts";
import type { Words } from "../words.ts";

/** What stands where the price should be. */
export const onRequest: Words = {
  en: String.raw`
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
    price (available )?(up)?on request
    ^(price[: ]*)?on request$
    price t\.?b\.?(a|c|d)
    ^please (call|enquire|inquire)
    make (us )?an offer
    ^enquire$
  `,
  de: String.raw`
    auf anfrage
    preis auf nachfrage
    preis (bitte )?anfragen
    preis a\.? ?a\.?>
  `,
  fr: `
    sur demande
    nous consulter
    prix non communiqué
    prix à débattre
    tarif sur demande
  `,
  es: `
    a consultar
    consultar precio
    precio a convenir
    (precio )?bajo (petición|consulta)
    ^consultar$
  `,
  it: `
    prezzo su richiesta
    trattativa riservata
    su richiesta
    prezzo riservato
  `,
  pt: `
    sob consulta
    preço sob
  `,
  nl: String.raw`
    prijs op aanvraag
    op aanvraag
    prijs in overleg
    prijs op verzoek
    nader overeen te komen
    prijs n\.?o\.?t\.?k
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
    pris på begäran
    begär pris
    pris (efter|enligt) överenskommelse
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
    (уточня(йте|ть)|узнать|запросить) (цену|стоимость)
    цену уточня
    цена не указана
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
    价格待定
    (咨询|询问|查询)价格
    (请|来电|致电|价格请?)咨询
    电询
    (价格)?待(议|询)
    暂无(报价|价格)
    询价
    电议
    价格另议
  `,
  ko: `
    가격 ?(문의|협의)
  `,
  th: thai.onRequest,
  ja: `
    応相談
    要問い?合わ?せ
    価格は?お問い?合わ?せ
    要相談
    価格未定
    (価格|賃料)は?ご?相談
    お問い?合わ?せ(下|くだ)さい
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
