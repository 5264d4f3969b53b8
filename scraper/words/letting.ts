/** Words of a home to let. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai/deals.ts";
import type { Words } from "./words.ts";

export const letting: Words = {
  en: `
    <to[ -]let>
    <for[ -]?rent>
    <rent(al|ed|s|als)?>(?![ -]to[ -](own|buy))
    <renting>
    <lettings?>
    <lease>(?![ -]to[ -](own|buy))
    <available to rent>
  `,
  de: `
    <miete[n]?>
    zu vermieten
    mietwohnung
    <vermiet
    vermiete
  `,
  fr: `
    [àa] louer>
    <location>
    je loue
    <(louer|loue)>
    <locations>
  `,
  es: `
    alquiler
    arriendo
    en renta
    <renta>
    alquilo
    se alquila
    <alquilar>
    <arrienda>
  `,
  it: `
    affitto
    affittasi
    <locazione>
    <affittare>
    <da affittare>
  `,
  pt: `
    <aluga>
    aluguel
    alugar
  `,
  nl: `
    te huur
    <huurprijs
    <huurwoning
    <huur>
    <huren>
    <(verhuur|verhuren)>
  `,
  pl: `
    wynaj
    do wynajęcia
    wynajmę
  `,
  cs: `
    pronajmu
    pronájem
  `,
  sk: `
    prenájom
  `,
  hu: `
    kiadó
  `,
  ro: `
    închiriez
    inchiriez
    închiri
  `,
  sv: `
    uthyres
    att hyra>
    <uthyres
    <hyra ut>
    <månadshyra>
    <hyra>
    <hyres>
    <hyrs ut>
    <uthyrning>
  `,
  no: `
    udleie
    til leie
  `,
  da: `
    udlejes
    til leje
  `,
  fi: `
    vuokrattav
    vuokra
  `,
  et: `
    üürile
  `,
  lv: `
    izīrē
  `,
  lt: `
    nuomo
  `,
  hr: `
    iznajm
  `,
  bg: `
    под наем
  `,
  ru: `
    аренд
    сда(ю|ет|ё|м)
    снять
    сниму
    здаю
    оренд
    здам
    сдае
    <сн[иі]м
  `,
  el: `
    ενοικί
    προς ενοικίαση
  `,
  tr: `
    k[iİ]ral[ıi]k
  `,
  az: `
    kirayə
  `,
  id: `
    disewakan
    disewa
    untuk disewa
  `,
  vi: `
    cho thuê
  `,
  he: `
    להשכרה
  `,
  ar: `
    للإيجار
    للايجار
  `,
  zh: `
    出租
    租
    賃貸
  `,
  ko: `
    월세
    전세
  `,
  is: `
    til leigu
  `,
  th: thai.letting,
  ja: `
    貸します
    貸し?(出|家)
    レンタル
  `,
};
