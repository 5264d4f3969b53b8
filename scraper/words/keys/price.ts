/** Keys of data about the price, and what they are put together from. */
import type { Words } from "../words.ts";

/** Whole keys of a price. */
export const priceKeys: Words = {
  en: `
    price
    listprice
    listingprice
    baserent
    askingprice
    saleprice
    sellingprice
    salesprice
    rent
    rentprice
    rentalprice
    monthlyrent
    pricevalue
    rawprice
    unformattedprice
    totalprice
    mainprice
    currentprice
    priceamount
    pricenumeric
    baseprice
    coldrent
    netrent
    amount
    guideprice
    displayprice
    pricefordisplay
    regularprice
    pricing
    rentpermonth
    pricepermonth
    monthlyprice
    pricerent
    pricesale
    pricesell
    sellprice
    sale
    buy
    primaryprice
    priceformatted
  `,
  de: `
    kaufpreis
    kaltmiete
    warmmiete
    preis
  `,
  fr: `
    prix
  `,
  es: `
    precio
  `,
  it: `
    prezzo
  `,
  cs: `
    cena
  `,
};

/** What names a price in a key. */
export const priceWords: Words = {
  en: `
    price
    prices
    pricing
    rent
  `,
  de: `
    preis
    kaufpreis
    kaltmiete
    miete
    kaufsumme
  `,
  fr: `
    prix
    loyer
  `,
  es: `
    precio
    alquiler
    arriendo
  `,
  it: `
    prezzo
  `,
  pt: `
    preco
    aluguel
    valor
  `,
  nl: `
    prijs
    koopprijs
    huurprijs
    vraagprijs
    huur
  `,
  cs: `
    cena
  `,
  sv: `
    pris
  `,
  no: `
    prisantydning
    utropspris
  `,
  fi: `
    hinta
  `,
  lt: `
    kaina
  `,
  hr: `
    cijena
  `,
  tr: `
    fiyat
    kira
  `,
};

/** What may be beside it: of which deal, how counted. */
export const besidePrice: Words = {
  en: `
    actual
    advertised
    ask
    asking
    base
    buy
    cold
    current
    final
    for
    full
    guide
    half
    list
    long
    monthly
    month
    net
    out
    per
    purchase
    rent
    rental
    sale
    sales
    sell
    selling
    suggested
    term
    week
    weekly
  `,
  de: `
    kauf
    verkauf
  `,
  fr: `
    vente
  `,
  es: `
    alquiler
    compra
    de
    venta
  `,
  it: `
    vendita
  `,
  pt: `
    aluguel
    venda
  `,
  nl: `
    koop
  `,
};
