/** What lists of homes say of themselves. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai/pages.ts";
import type { Words } from "./words.ts";

/** What stands behind a count of homes: "24,697 offers", "132 Ergebnisse". */
export const countedHomes: Words = {
  en: `
    properties
    listings
    results
    homes
    condos
    apartments
    houses
    flats
    villas
    plots
    lots
    offers
  `,
  de: `
    häuser
    ergebnisse
    treffer
    angebote
    immobilien
    wohnungen
  `,
  fr: `
    appartements
    maisons
    annonces
    biens
    résultats?
  `,
  es: `
    apartamentos
    casas
    departamentos
    pisos
    resultados?
    anuncios
    propiedades
    inmuebles
    viviendas
  `,
  it: `
    appartamenti
    risultati
    annunci
  `,
  pt: `
    im[oó]ve[il]s
  `,
  nl: `
    woningen
    resultaten
  `,
  pl: `
    ofert…
    ogłosz…
  `,
  cs: `
    nabíd…
    inzer…
  `,
  hu: `
    találat
    hirdetés
  `,
  ro: `
    anunțuri
    anunturi
  `,
  sv: `
    träffar
    objekt
    bostäder
  `,
  no: `
    boliger
  `,
  da: `
    træff…
  `,
  fi: `
    tulosta
    kohdetta
  `,
  hr: `
    oglasa
  `,
  bg: `
    обяв…
    имот…
  `,
  ru: `
    объявлени…
    оголошен…
    предложени…
  `,
  el: `
    αγγελί…
    ακίνητα
  `,
  tr: `
    ilan
  `,
  id: `
    properti
  `,
  vi: `
    bất động sản
    tin đăng
  `,
  ar: `
    إعلان(ات)?
    عقار(ات)?
    نتيجة
  `,
  zh: `
    件
  `,
  ko: `
    건
    매물
  `,
  th: thai.countedHomes,
};

/** Homes in the plural; lists offer those. */
export const pluralHomes: Words = {
  en: `
    properties
    homes
    condos
    condominiums
    apartments
    houses
    flats
    villas
    plots
    lofts
    rentals
  `,
  de: `
    wohnungen
    häuser
    immobilien
  `,
  fr: `
    appartements
    maisons
  `,
  es: `
    pisos
    casas
    departamentos
  `,
  it: `
    appartamenti
    case
  `,
  nl: `
    huizen
    woningen
    appartementen
  `,
  pl: `
    mieszkania
    domy
  `,
  cs: `
    byty
    bytů
    domy
    domů
  `,
  hu: `
    lakások
    házak
  `,
  ro: `
    apartamente
    garsoniere
  `,
  sv: `
    lägenheter
    bostäder
  `,
  no: `
    boliger
  `,
  et: `
    korterid
  `,
  lt: `
    butai
  `,
  hr: `
    stanovi
  `,
  ru: `
    квартиры
    дома
    виллы
  `,
  ar: `
    شقق
    فلل
    منازل
  `,
};

/** What a list says behind them. */
export const pluralOffers: Words = {
  en: `
    for (sale|rent)
    to (let|rent)
  `,
  de: `
    zu[mr]? (kauf|verkauf|miet|vermiet)
    kaufen
    mieten
  `,
  fr: `
    à (vendre|louer)
  `,
  es: `
    en (venta|renta|alquiler)
  `,
  it: `
    in (vendita|affitto)
  `,
  nl: `
    te (koop|huur)
  `,
  pl: `
    na (sprzedaż|wynajem)
  `,
  cs: `
    na prodej
  `,
  sk: `
    na predaj
  `,
  ro: `
    de (vânzare|vanzare|închiriat)
  `,
  sv: `
    till salu
  `,
  no: `
    til salgs
  `,
  ru: `
    продаж
    аренд
    купить
    снять
  `,
  ar: `
    للبيع
    للإيجار
  `,
};

/** What search pages call themselves. */
export const searchPages: Words = {
  en: `
    search results
  `,
  de: `
    suchergebnisse
  `,
  fr: `
    résultats de recherche
  `,
  ru: `
    результаты поиска
  `,
  zh: `
    搜索结果
  `,
  th: thai.searchPages,
};
