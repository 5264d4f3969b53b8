/** Keys of data about the currency of a price and how often it is due. */
import type { Words } from "../words.ts";

/** Whole keys of a currency. */
export const currencyKeys: Words = {
  en: `
    currency
    currencycode
    pricecurrency
    currencyid
    currencyiso
    currencysymbol
    priceunit
  `,
};

/** What names a currency in a key. */
export const currencyWords: Words = {
  en: `
    currency
    curr
    currencies
  `,
  de: `
    waehrung
  `,
  fr: `
    devise
  `,
  es: `
    moneda
  `,
  nl: `
    valuta
  `,
};

/** What may be beside it. */
export const besideCurrency: Words = {
  en: `
    code
    id
    type
    iso
    iso3
    symbol
    sign
    name
    price
    prices
    default
    local
    listing
    of
    rent
    main
  `,
};

/** What names in a key how often a rent is due. */
export const periodWords: Words = {
  en: `
    frequency
    period
    interval
    freq
  `,
};

/** What may be beside it. */
export const besidePeriod: Words = {
  en: `
    rent
    rental
    price
    payment
    pay
    lease
    pricing
    listing
    display
    unit
    time
  `,
};
