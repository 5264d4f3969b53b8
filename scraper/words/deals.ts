/** For sale and to let. One word a line; how a line is written is said in words.ts. */
import { thai } from "./thai.ts";
import type { Words } from "./words.ts";

/** Words of a home to let. */
export const letting: Words = {
  en: `
    <to[ -]let>
    <for[ -]?rent>
    <rent(al|ed|s|als)?>(?![ -]to[ -](own|buy))
    <renting>
    <lettings?>
    <lease>(?![ -]to[ -](own|buy))
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
  `,
  es: `
    alquiler
    arriendo
    en renta
    <renta>
    alquilo
    se alquila
  `,
  it: `
    affitto
    affittasi
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
};

/** Words of a home for sale. */
export const selling: Words = {
  en: `
    <for[ -]?sale>
    <sale>
    <buy>
    <sell(ing)?>
    <resale>
  `,
  de: `
    <kauf(en)?>
    zu verkaufen
    <verkauf
    verkaufen
  `,
  fr: `
    à vendre
    <vente>
    <achat>
    acheter
    <vends?>
    <a vendre>
  `,
  es: `
    <venta>
    <vendo>
    se vende
    vendemos
    comprar
  `,
  it: `
    <vendiamo>
    vendita
    <vende(si)?>
  `,
  nl: `
    te koop
  `,
  pl: `
    sprzedam
    sprzeda
  `,
  cs: `
    prodám
    <prodej
  `,
  sk: `
    <predaj
  `,
  hu: `
    eladó
  `,
  ro: `
    <vând>
    <vand>
    vânzare
  `,
  sv: `
    till salu
  `,
  no: `
    til salgs?
  `,
  fi: `
    <myyn>
    myydään
  `,
  et: `
    müüa
  `,
  lv: `
    pārdod
  `,
  lt: `
    parduod
  `,
  hr: `
    prodajem
    prodaj
  `,
  bg: `
    продава
  `,
  ru: `
    прода(ж|ю|е)
    купить
    продам
    продаж
  `,
  el: `
    πώληση
    πωλείται
  `,
  tr: `
    sat[ıi]l[ıi]k
  `,
  az: `
    satılır
  `,
  id: `
    dijual
    untuk dijual
  `,
  vi: `
    <bán>
  `,
  he: `
    למכירה
  `,
  ar: `
    للبيع
  `,
  zh: `
    出售
    在售
    售
    分譲
  `,
  ko: `
    매매
  `,
  is: `
    til sölu
  `,
  th: thai.selling,
};

/** Words of a seller who finances the buyer. */
export const financed: Words = {
  en: `
    seller financ
    owner financ
    (rent|lease)[ -]to[ -](own|buy)
    developer financ
    in-house financ
    instal?lment plan
    vendor financ
    pay(able|ments?)? (direct(ly)? )?to (the )?(owner|seller)
  `,
  ru: `
    рассрочк
  `,
  zh: `
    卖方融资
    分期
  `,
  th: thai.financed,
  de: `
    ratenkauf
    ratenzahlung
    verkäuferfinanzierung
    verkäuferdarlehen
    mietkauf
  `,
  fr: `
    crédit vendeur
    paiement échelonné
    financement (par le )?(vendeur|propriétaire)
    location[- ](vente|accession)
  `,
  es: `
    financiación (del|por el|directa con el) (propietario|vendedor)
    alquiler con opción (a|de) compra
  `,
  it: `
    finanziamento (del|dal) (venditore|proprietario)
    affitto con riscatto
  `,
  nl: `
    verkopersfinanciering
    huurkoop
  `,
  sv: `
    säljarfinansiering
    avbetalning
  `,
  ja: `
    売主(融資|分割)
    分割払い
  `,
};
