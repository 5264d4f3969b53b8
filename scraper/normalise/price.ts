/** Prices as pages state them: amount, currency, period; "on request" is said, not guessed. */
import { foldDigits, numberPattern, readNumber, readScaled } from "./number.ts";

export type Period = "total" | "month" | "week" | "year" | "night";

export type Price = {
  amount: number;
  currency: string | null;
  period: Period;
  /** The lower end of a range, or "from". */
  isFrom: boolean;
};

/** In order: longer marks first. "kr", "¥" and "$" are ambiguous: country-currency.ts decides by the page's country. */
const currencies: readonly (readonly [string, string])[] = [
  ["US\\$|U\\$S|USD|U\\.S\\. ?dollars?", "USD"],
  ["A\\$|AU\\$|AUD", "AUD"],
  ["C\\$|CA\\$|CAD", "CAD"],
  ["S\\$|SG\\$|SGD", "SGD"],
  ["HK\\$|HKD", "HKD"],
  ["NZ\\$|NZD", "NZD"],
  ["R\\$|BRL", "BRL"],
  ["MX\\$|MXN|M\\.?N\\.?(?=\\s*\\$?\\s*\\d)", "MXN"],
  ["NT\\$|TWD", "TWD"],
  ["€|EUR|euros?|евро|欧元", "EUR"],
  ["£|GBP|pounds?", "GBP"],
  ["฿|THB|(?:ราคา(?:ขาย|เช่า)?|ค่าเช่า)(?=\\s?:?\\s?\\d)|บาท|baht|бат(?:ов|а)?|泰铢|泰銖", "THB"],
  ["₹|INR|Rs\\.?|रु", "INR"],
  ["₽|RUB|RUR|руб(?:лей|ля|\\.)?", "RUB"],
  ["zł|PLN|zl(?!\\p{L})", "PLN"],
  ["AED|Dhs?\\.?|د\\.إ|درهم", "AED"],
  ["CHF|Fr\\.(?=\\s*\\d)", "CHF"],
  ["CZK|Kč", "CZK"],
  ["HUF|(?-i:Ft)(?![\\p{L}²]|\\s?2)", "HUF"],
  ["RON|lei(?!\\p{L})", "RON"],
  ["SEK|kr\\.?(?!\\p{L})", "SEK"],
  ["NOK", "NOK"],
  ["DKK", "DKK"],
  ["₺|TRY|TL(?!\\p{L})", "TRY"],
  ["₫|VND|đồng", "VND"],
  ["₱|PHP", "PHP"],
  ["Rp\\.?|IDR", "IDR"],
  ["RM(?=\\s*\\d)|MYR", "MYR"],
  ["₪|ILS|NIS", "ILS"],
  ["₩|KRW|원", "KRW"],
  ["₴|UAH|грн", "UAH"],
  ["₦|NGN", "NGN"],
  ["KES|KSh", "KES"],
  ["ZAR|R(?=\\s?\\d)", "ZAR"],
  ["SAR|ر\\.س|﷼", "SAR"],
  ["EGP|ج\\.م|جنيه", "EGP"],
  ["QAR|ر\\.ق", "QAR"],
  ["KWD|د\\.ك", "KWD"],
  ["OMR", "OMR"],
  ["BHD", "BHD"],
  ["MAD|DH(?!\\p{L})", "MAD"],
  ["PKR", "PKR"],
  ["LKR", "LKR"],
  ["৳|BDT", "BDT"],
  ["[₸〒]|KZT|тенге|тг\\.?(?!\\p{L})", "KZT"],
  ["AZN|₼|man\\.(?!\\p{L})", "AZN"],
  ["֏|AMD", "AMD"],
  ["₾|GEL", "GEL"],
  ["BGN|лв\\.?", "BGN"],
  ["COP", "COP"],
  ["CLP", "CLP"],
  ["CLF|UF(?=\\s*\\d)", "CLF"],
  ["ARS|AR\\$", "ARS"],
  ["S/\\.?(?=\\s*\\d)|PEN", "PEN"],
  ["GH₵|GHS", "GHS"],
  ["TZS|TSh", "TZS"],
  ["៛|KHR", "KHR"],
  ["₭|LAK", "LAK"],
  ["RD\\$|DOP", "DOP"],
  ["₡|CRC", "CRC"],
  ["₲|Gs\\.?(?=\\s*\\d)|PYG", "PYG"],
  ["F ?CFA|FCFA|XOF|XAF", "XOF"],
  ["DZD|(?-i:DA)(?!\\p{L})", "DZD"],
  ["TND|(?-i:DT)(?!\\p{L})", "TND"],
  ["JOD|(?-i:JD)(?!\\p{L})", "JOD"],
  ["RSD|din(?:ara)?\\.?(?!\\p{L})", "RSD"],
  ["BAM", "BAM"],
  ["MKD|ден\\.?(?!\\p{L})", "MKD"],
  ["BYN|BYR", "BYN"],
  ["UZS|сум(?!\\p{L})|so['ʻ]m", "UZS"],
  ["UGX|USh", "UGX"],
  ["CNY|RMB|人民币|元", "CNY"],
  ["JPY|円", "JPY"],
  ["¥|￥", "CNY"],
  ["\\$", "USD"],
];

const anyCurrency = currencies.map(([mark]) => mark).join("|");
const mark = `(?<![\\p{L}])(?:${anyCurrency})(?![\\p{L}])`;
const pricePattern = new RegExp(
  `(?<before>${mark})?(?:\\s|&nbsp;|[:.-]){0,3}(?<number>${numberPattern})(?<rest>.{0,24})`,
  "isu",
);
const currencyAtStart = new RegExp(`^[\\s.,:]{0,3}-?[\\s]?(${anyCurrency})(?!\\p{L})`, "iu");
const currencyAnywhere = currencies.map(
  ([marks, code]) => [new RegExp(`(?<!\\p{L})(?:${marks})`, "iu"), code] as const,
);

const onRequest =
  /price (?:up)?on (?:request|application|enquiry)|\bPOA\b|price on call|ask (?:for )?price|call for price|contact (?:us |agent )?for price|auf anfrage|sur demande|nous consulter|prix non communiqué|a consultar|consultar precio|prezzo su richiesta|trattativa riservata|цена по запросу|по договоренности|договорная|价格面议|面议|สอบถามราคา|ติดต่อสอบถาม|cena do uzgodnienia|zapytaj o cenę|\bcontact agent\b|expressions? of interest|by negotiation|price withheld|undisclosed|pris på (?:förfrågan|forespørsel)|prijs op aanvraag|hinta pyynnöstä|preț la cerere|cena (?:na vyžádání|dohodou|na upit)|cijena na upit|info o ceně|τιμή κατόπιν|fiyat (?:sorunuz|için)|sob consulta|preço sob|가격 ?(?:문의|협의)|応相談|電詢|議價|thỏa thuận|^(?:for )?auction(?:$|[ :,-])|^set date of sale|^deadline (?:sale|private treaty)|^(?:by |for sale by )?tender\b|ціна за запитом|договірна/i;

const periods: readonly (readonly [RegExp, Period])[] = [
  [
    /(?:\/|\bper |\ba |\bpro |\bpar |\bal |\bpor |(?<!\p{L})в |(?<!\p{L})за |\bna )\s*(?:calendar )?(?:month|mo\b|mth|monat|mois|maand|mes\b|mese|mês|m[eě]s[ií]c|mjesec|mesec|месяц|мес|місяць|міс|miesi[aą]c|mies\b|kuu(?:kausi|s)?(?!\p{L})|måned|månad|mnd|hónap|lun[aă](?!\p{L})|μήνα|bulan)|\bpcm\b|\bp?ppm\b|\bp\/m\b|\bp\.?\s?m\b\.?|monthly|monatlich|mensuel|mensual|mtl\.?|cc\b|\/\s*(?:เดือน|月)|ต่อเดือน|เดือนละ|每月|月租|\/м(?:ес|\b)|ежемесячн|\bim monat|\/\s*(?:ay(?!\p{L})|tháng|bulan|bln|mån|måned|mnd|md|kk|hó|lună|měs|mėn|mēn|kuu|חודש|μήνα|شهر|월|ヶ?月)|ayl[ıi]k|월세|شهري|mensuales|al mes|לחודש|kuukaudessa|mėnes|mēnesī|щомісяч|เดือน(?:ละ)?/iu,
    "month",
  ],
  [
    /(?:\/|\bper |\ba |\bpro |\bpar )\s*(?:week|wk|woche|semaine)|\bp\.?\s?w\b\.?|\bpcw\b|\bp?ppw\b|weekly|ต่อสัปดาห์|每周|в неделю/iu,
    "week",
  ],
  [
    /(?:\/|\bper |\ba |\bpro |\bpar |\bal |(?<!\p{L})в )\s*(?:year|yr\b|jahr|an\b|année|anno|año|год)|\bp\.?\s?a\b\.?|yearly|annually|per annum|jährlich|ต่อปี|سنوي|سنويا|\/\s*سنة|yıllık|\/\s*ปี|每年/iu,
    "year",
  ],
  [
    /(?:\/|\bper |\ba |\bpro |\bpar )\s*(?:night|nacht|nuit|day|tag|jour)|nightly|ต่อคืน|ต่อวัน|每晚|за ночь|в сутки|za dob[eę]/iu,
    "night",
  ],
];

/** Whose word for a million or more stands for the currency too: "2.3 ลบ.", "4,2 tỷ", "5억". */
const scaleOfCurrency: readonly (readonly [RegExp, string])[] = [
  [/^\s?(?:ล้าน|ลบ)\.?(?!\p{L})/u, "THB"],
  [/^\s?(?:tỷ|tỉ|triệu)(?!\p{L})/iu, "VND"],
  [/^\s?억/u, "KRW"],
];

const fromWords =
  /\bfrom\b|\bstarting\b|\blaunch price\b|\bab\b|à partir|\bdesde\b|\bda\b|(?<!\p{L})от(?!\p{L})|เริ่มต้น|起价|起售|\bod\b|\bvanaf\b|\balkaen\b|\bfrån\b|\bmulai\b|^\s*(?:dari|від|από|offers (?:over|in excess of))(?!\p{L})|부터|から/iu;
const rangeAfter = new RegExp(`^\\s*(?:[-–—~]|to|bis|à|до|ถึง|至)\\s*(?:${anyCurrency})?\\s*\\d`, "iu");
/** A price by area is no price of the home. */
const perArea =
  /^[^\d]{0,6}(?:\/|\bper\b|pro|за|par|ต่อ|al)\s*(?:sq|m²|m2|m(?!\p{L})|qm|м²|м2|м(?!\p{L})|кв|ft|ตร|ตาราง|rai|ไร่|平|㎡|坪|평|metrekare|mét|τ\.? ?μ|mp(?!\p{L})|mq|kvm|neliö|acre)/iu;

export function isPriceOnRequest(text: string): boolean {
  return onRequest.test(text);
}

export function readCurrency(text: string): string | null {
  const code = text.trim().toUpperCase();
  const named = /^[A-Z]{3}$/.test(code)
    ? currencies.find(([marks]) => marks.split("|").includes(code))
    : undefined;
  if (named) return named[1];
  return currencyAnywhere.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

export function readPeriod(text: string): Period | null {
  return periods.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const someCurrency = new RegExp(anyCurrency, "iu");
/** Most texts state no number: the cheapest question comes first. */
const someFigure = /\p{Nd}/u;
const someScale = /ล้าน|ลบ|tỷ|tỉ|triệu|억/iu;
/** A description names floors, minutes, rooms and areas before its price. */
const mostFigures = 16;

/** "Was £525,000, now £499,000", "Reduced from $610,000 to $585,000". */
const formerPrice =
  /^\D{0,20}\b(?:was|reduced from|statt|antes)\b[^\d]{0,12}\d.{0,30}?\b(?:now|to|jetzt|nur|ahora)\b/i;

/** "월세 1,000/65", "보증금 500만원 / 월세 45만원": a sum lent to the landlord, and the rent in ten thousands. */
const lentAndRent =
  /월세\s?[\d,]+(?:억\s?[\d,]*)?(?:만원?)?\s?\/\s?([\d,]+)(?!\d|\s?[㎡층])|보증금\s?[\d,억만원 ]+[\s/|,·]+(?:월세|월)\s?([\d,]+)\s?만/u;

type PriceOptions = { needsCurrency?: boolean; isEndOfRange?: boolean };

/** The first price in a text; with `needsCurrency` a bare number is none. What ends a range begins no other. */
export function readPrice(written: string, options: PriceOptions = {}): Price | null {
  if (!someFigure.test(written)) return null;
  const lent = written.includes("월세") || written.includes("보증금") ? lentAndRent.exec(written) : null;
  const rent = lent ? readNumber(lent[1] ?? lent[2] ?? "") : null;
  if (rent) return { amount: rent * 10_000, currency: "KRW", period: "month", isFrom: false };
  if (options.needsCurrency && !someCurrency.test(written) && !someScale.test(written)) return null;
  let text = foldDigits(written.replace(formerPrice, "")).replace(/[\u00a0\u2009\u202f]/g, " ");
  for (let attempt = 0; attempt < mostFigures; attempt += 1) {
    const match = pricePattern.exec(text);
    const number = match?.groups?.["number"];
    if (!match || !number) return null;
    const start = match.index + match[0].length - (match.groups?.["rest"] ?? "").length;
    const following = text.slice(start);
    const value = readNumber(number);
    const { amount: single, length } = readScaled(value ?? 0, following);
    const after = following.slice(length);
    const behind = currencyAtStart.exec(after);
    // Some marks ("R", "MN") are a currency only before a figure.
    const before = match.groups?.["before"];
    const stated = before ? readCurrency(`${before} 0`) : behind?.[1] ? readCurrency(behind[1]) : null;
    const ownCurrency =
      stated ?? scaleOfCurrency.find(([pattern]) => length > 0 && pattern.test(following))?.[1] ?? null;
    const tail = behind ? after.slice(behind[0].length) : after;
    const isNamed = before !== undefined || rangeMayBegin.test(text.slice(0, start - number.length));
    const range = options.isEndOfRange ? null : readRange(single, tail, isNamed && length === 0);
    const amount = range?.from ?? single;
    const currency = ownCurrency ?? (isNamed ? (range?.end.currency ?? null) : null);
    const isPrice = amount > 0 && (currency !== null || !options.needsCurrency);
    if (!isPrice || perArea.test(tail) || isRangePerArea(single, tail)) {
      text = after;
      continue;
    }
    return {
      amount: Math.round(amount * 100) / 100,
      currency,
      period: readPeriod(nearest(text.slice(0, match.index), tail)) ?? range?.end.period ?? "total",
      isFrom:
        fromWords.test(text.slice(Math.max(0, match.index - 20), match.index + 1)) ||
        rangeAfter.test(tail) ||
        /^\s?\+(?!\s?\d)/.test(tail),
    };
  }
  return null;
}

/** "Building 2 - 3.5M" is no range: what is one stands behind a currency, a colon or nothing. */
const rangeMayBegin = /(?:^|[:(]|\b(?:from|ab|desde|da|od)|от|เริ่มต้น|ราคา)\s*$/iu;
const rangeSign = /^\s*(?:[-–—~]|to|bis|à|до|ถึง|至)\s*/iu;
const anyNumber = new RegExp(numberPattern, "u");
/** What asks more at its end is no range of prices. */
const widestRange = 10;

/** What is said behind the end of a range is said of its beginning too: "3.5 - 4.5M", "20,000 - 25,000 THB / month". */
function readRange(from: number, tail: string, isUnscaled: boolean): { from: number; end: Price } | null {
  if (!rangeAfter.test(tail)) return null;
  const text = tail.replace(rangeSign, "");
  const end = readPrice(text, { isEndOfRange: true });
  const figure = readNumber(anyNumber.exec(text)?.[0] ?? "");
  if (!end || !figure) return null;
  const scaled = isUnscaled && from < figure ? (from * end.amount) / figure : from;
  return scaled < end.amount && end.amount <= scaled * widestRange ? { from: scaled, end } : null;
}

/** "50,000 - 60,000 per sqm", but not "4.2 tỷ ~ 70 triệu/m²". */
function isRangePerArea(from: number, tail: string): boolean {
  if (!rangeAfter.test(tail)) return false;
  const text = tail.replace(rangeSign, "");
  const figure = anyNumber.exec(text);
  if (!figure) return false;
  const following = text.slice(figure.index + figure[0].length);
  const { amount, length } = readScaled(readNumber(figure[0]) ?? 0, following);
  return from < amount && perArea.test(following.slice(length));
}

/** What is said of this amount and not of the next one or the one before. */
function nearest(before: string, after: string): string {
  return `${/[^\d]{0,30}$/.exec(before)?.[0] ?? ""} ${/^[^\d]{0,30}/.exec(after)?.[0] ?? ""}`;
}

const monthsIn: Record<Period, number | null> = {
  total: null,
  month: 1,
  week: 12 / 52,
  year: 12,
  night: null,
};

/** Rent as a month's; a night's price is no monthly rent. */
export function monthlyRent(price: Price): number | null {
  const months = monthsIn[price.period];
  return months === null ? null : Math.round((price.amount / months) * 100) / 100;
}
