/** Keys of data about the currency of a price and how often it is due. */
import type { Words } from "../words.ts";

/** Whole keys of a currency. */
export const currencyKeys: Words = {
  data: `
  `,
};

/** What names a currency in a key. */
export const currencyWords: Words = {
  data: `
    currency
    curr
    currencies
    waehrung
    devise
    moneda
    valuta
  `,
};

/** What may be beside it. */
export const besideCurrency: Words = {
  data: `
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
  data: `
    frequency
    period
    interval
    freq
  `,
};

/** What may be beside it. */
export const besidePeriod: Words = {
  data: `
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
