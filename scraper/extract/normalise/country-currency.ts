/** "$", "kr" and "¥" are many countries' money: the page's country says which, by its language's region or its address. */
import { languageOf } from "./language.ts";
import type { Merged } from "../merge.ts";
import type { PageFacts } from "../facts/page-facts.ts";

type Sign = "$" | "kr" | "¥" | "元" | "Rs" | "DH";

const signs: readonly (readonly [RegExp, Sign, string])[] = [
  [/(?<![A-Z.\p{L}])\$/u, "$", "USD"],
  [/(?<!\p{L})kr\.?(?!\p{L})/iu, "kr", "SEK"],
  [/[¥￥]/, "¥", "CNY"],
  [/[元圓萬万]/, "元", "CNY"],
  [/(?<!\p{L})Rs/iu, "Rs", "INR"],
  [/(?<!\p{L})DH(?!\p{L})/iu, "DH", "AED"],
];
const money: Record<Sign, Record<string, string>> = {
  $: {
    AU: "AUD",
    NZ: "NZD",
    CA: "CAD",
    SG: "SGD",
    HK: "HKD",
    MX: "MXN",
    AR: "ARS",
    CL: "CLP",
    CO: "COP",
    TW: "TWD",
  },
  kr: { NO: "NOK", NB: "NOK", DK: "DKK", DA: "DKK", IS: "ISK" },
  "¥": { JP: "JPY", JA: "JPY" },
  元: { TW: "TWD", HK: "HKD" },
  // French is written in Morocco and not on the Gulf.
  DH: { MA: "MAD", FR: "MAD" },
  Rs: { PK: "PKR", LK: "LKR", MU: "MUR", NP: "NPR" },
};

/** Null where the sign has only one meaning or the country is not known. */
export function currencyOfCountry(
  { price }: Merged,
  { language, title, headings }: PageFacts,
  url: string | null,
): string | null {
  if (!price || /^(?:selectors|json-ld|microdata|rdfa)$/.test(price.field.layer)) return null;
  const { raw } = price.field;
  const found = signs.find(([sign, , usual]) => (price.value.currency ?? "CNY") === usual && sign.test(raw));
  // A code beside the sign settles it.
  if (!found || raw.includes(found[2])) return null;
  if (found[1] === "¥" && japanese.test(`${title} ${headings.join(" ")}`)) return "JPY";
  const code = language.toUpperCase().split(/[-_]/)[0] ?? "";
  const region = regionOf(language);
  const host = URL.parse(url ?? "")?.hostname ?? "";
  const countries = [
    region,
    host.slice(host.lastIndexOf(".") + 1).toUpperCase(),
    found[1] === "$" ? "" : code,
  ];
  return countries.map((country) => money[found[1]][country ?? ""]).find(Boolean) ?? null;
}

const japanese = /\bJapan\b|\bTokyo\b|\bOsaka\b|\bKyoto\b|\d ?S?LDK\b/i;

/** "zh-Hant-TW" names the script before the region. */
function regionOf(language: string): string | undefined {
  const parts = language.toUpperCase().split(/[-_]/).slice(1);
  return parts.find((part) => part.length === 2);
}

const usual: Record<string, string> = {
  US: "USD",
  GB: "GBP",
  UK: "GBP",
  TH: "THB",
  IN: "INR",
  RU: "RUB",
  PL: "PLN",
  AE: "AED",
  CH: "CHF",
  CZ: "CZK",
  HU: "HUF",
  RO: "RON",
  SE: "SEK",
  TR: "TRY",
  VN: "VND",
  PH: "PHP",
  ID: "IDR",
  MY: "MYR",
  IL: "ILS",
  KR: "KRW",
  UA: "UAH",
  ZA: "ZAR",
  BR: "BRL",
  CN: "CNY",
  ...money.$,
  ...money.kr,
  ...money["¥"],
  ...Object.fromEntries(
    "AT BE DE ES FI FR GR IE IT NL PT EE LV LT SK SI HR CY MT LU".split(" ").map((code) => [code, "EUR"]),
  ),
};

/** Languages that are written where one money is used. */
const usualOfLanguage: Record<string, string> = {
  cs: "CZK",
  da: "DKK",
  de: "EUR",
  el: "EUR",
  et: "EUR",
  fi: "EUR",
  fr: "EUR",
  he: "ILS",
  hr: "EUR",
  hu: "HUF",
  id: "IDR",
  it: "EUR",
  ja: "JPY",
  ko: "KRW",
  lt: "EUR",
  lv: "EUR",
  nb: "NOK",
  nl: "EUR",
  no: "NOK",
  pl: "PLN",
  sk: "EUR",
  sl: "EUR",
  sv: "SEK",
  th: "THB",
  tr: "TRY",
  uk: "UAH",
  vi: "VND",
};

/** Words that only one country uses in its addresses or about its homes. */
const told: readonly (readonly [RegExp, string])[] = [
  [/,\s[A-Z]{2},?\s\d{5}(?:-\d{4})?(?!\d)/, "USD"],
  [/(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![A-Z\d])/, "GBP"],
  [/(?<![A-Z\d])[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d(?![A-Z\d])/, "CAD"],
  [/(?<![A-Z])(?:NSW|VIC|QLD) \d{4}(?!\d)/, "AUD"],
  [/\d ?BHK(?!\p{L})|\d (?:lakhs?|lacs?|crores?)(?!\p{L})|(?<!\p{L})India(?!\p{L})/iu, "INR"],
  [/(?<!\p{L})(?:Dubai|Abu Dhabi|Sharjah|UAE)(?!\p{L})/u, "AED"],
  [
    /(?<!\p{L})(?:Thailand|Bangkok|Pattaya|Phuket|Chiang Mai|Hua Hin)(?!\p{L})|泰国|曼谷|芭[提堤]雅|普吉|Паттай|Бангкок|Пхукет|พัทยา|ชลบุรี/u,
    "THB",
  ],
  [/(?<!\p{L})Singapore(?!\p{L})/u, "SGD"],
];

function currencyTold({ title, headings, metas }: PageFacts): string | undefined {
  const text = [
    title,
    ...headings,
    ...(metas.get("description") ?? []),
    ...(metas.get("og:title") ?? []),
  ].join(" | ");
  return told.find(([pattern]) => pattern.test(text))?.[1];
}

/** The page's tag, unless its headline is written in other letters: templates leave "en" above Thai pages. */
function writtenLanguage({ language, title, headings }: PageFacts): string {
  const written = languageOf(language, [title, ...headings].join(" "));
  return ownLetters.test(written) && !language.toLowerCase().startsWith(written) ? written : language;
}

const ownLetters = /^(?:th|zh)$/;

/** For a page that names an amount and no money anywhere: its country's. */
export function usualCurrency(facts: PageFacts, url: string | null): string | null {
  const language = writtenLanguage(facts);
  const region = regionOf(language);
  const host = URL.parse(url ?? "")?.hostname ?? "";
  const domain = host.slice(host.lastIndexOf(".") + 1).toUpperCase();
  return (
    usual[region ?? ""] ??
    usual[domain] ??
    usualOfLanguage[language.slice(0, 2).toLowerCase()] ??
    currencyTold(facts) ??
    (/^zh/i.test(language) ? "CNY" : null)
  );
}
