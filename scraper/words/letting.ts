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
    <hyr(er|s)? ut>
    <hyres(lägenhet|rätt)
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

/** What speaks of renting and lets nothing: a tenant who lives there, what a buyer may earn, what he need not pay. */
export const lettingNothing: Words = {
  en: `
    <rental (yields?|incomes?|returns?|guarantees?|potential|pool|programme|program|investment)
    <(yields?|income|returns?) from (rent|rental|renting|letting)>
    <buy[ -]to[ -]let>
    <(never|not) (been )?(rented|let)( out)?>
    <(currently|already|presently) (rented|let|leased)( out)?>
    <(cheaper|better) than (rent(ing)?|paying rent)>
    <(stop|instead of) (renting|paying rent)>
    <can (easily )?be (rented|let|leased)( out)?>
    <(easy|ideal|perfect|suitable|great) (to|for) (rent|rental|renting)( out)?>
  `,
  de: `
    <mieteinnahmen
    <mietrendite
    <(derzeit|aktuell|zurzeit|bereits) vermietet>
  `,
  fr: `
    <(rendement|revenus?|investissement|rentabilité) locati(f|fs|ve)>
  `,
  es: `
    <(rentabilidad|ingresos) (de|por) (el )?alquiler
  `,
  it: `
    <(rendita|reddito) (da|di) (locazione|affitto)
  `,
  nl: `
    <huur(inkomsten|opbrengst(en)?)>
    <(momenteel|thans) verhuurd>
  `,
  sv: `
    <(hyresintäkter|hyresintäkt)>
  `,
  ru: `
    (доход(ность|ом|а|у)?|прибыл(ь|и)) (от|с) (сдачи в )?аренд(ы|у)
    арендн(ый|ого|ым) (доход|бизнес)
    дешевле(,)? чем аренда
  `,
  zh: `
    (租金|出租)(回报|收益|收入)
    (出租|租金)率
    带租约
    投资出租
    以租养
    代租
  `,
  ja: `
    賃貸中
    賃料収入
    家賃収入
  `,
  th: thai.lettingNothing,
};
