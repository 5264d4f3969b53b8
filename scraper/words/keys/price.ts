/** Keys of data about the price, and what they are put together from. */
import type { Words } from "../words.ts";

/** Whole keys of a price. */
export const priceKeys: Words = {
  data: `
    amount
    regularprice
    sale
    buy
    warmmiete
  `,
};

/** What names a price in a key. */
export const priceWords: Words = {
  data: `
    price
    prices
    pricing
    rent
    preis
    kaufpreis
    kaltmiete
    miete
    kaufsumme
    prix
    loyer
    precio
    alquiler
    arriendo
    prezzo
    preco
    aluguel
    valor
    prijs
    koopprijs
    huurprijs
    vraagprijs
    huur
    cena
    pris
    prisantydning
    utropspris
    hinta
    kaina
    cijena
    fiyat
    kira
  `,
};

/** What may be beside it: of which deal, how counted. */
export const besidePrice: Words = {
  data: `
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
    kauf
    verkauf
    vente
    alquiler
    compra
    de
    venta
    vendita
    aluguel
    venda
    koop
  `,
};
