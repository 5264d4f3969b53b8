/** Whole values of data that name an offer or a kind of home in a language whose pages are not read. */
import type { Words } from "../words.ts";

export const rentValues: Words = {
  data: `
    wynajem
    alquiler
    renta
    arriendo
    affitto
    aluguel
    huur
  `,
};

export const saleValues: Words = {
  data: `
    sprzeda[żz]
    venta
    vendita
    venda
    koop
  `,
};

export const condoValues: Words = {
  data: `
    mieszkani[ea]
    pisos?
    departamentos?
    apartamentos?
    appartament[oi]
    appartement(en)?
  `,
};

export const houseValues: Words = {
  data: `
    domy?
    casas?
    chalets?
    vill[ae]
    huis
    woning(en)?
  `,
};
