/** What lists of homes say of themselves. One word a line; how a line is written is said in words.ts. */
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
  ru: `
    объявлени…
    предложени…
  `,
  zh: `
    件
  `,
  th: `
    รายการ
    ประกาศ
  `,
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
  ru: `
    квартиры
    дома
    виллы
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
  ru: `
    продаж
    аренд
    купить
    снять
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
  th: `
    ผลการค้นหา
  `,
};
