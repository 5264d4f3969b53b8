/** Numbers as people write them: "1.618.200,00", "1,395,000", "1 395 000", "3.5M", "350万", "๓.๕ ล้าน". */

const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:bn|billion|milliarden?|mrd|миллиард\p{L}*|млрд|พันล้าน)(?!\p{L})/iu, 1e9],
  [/^[億亿]/u, 1e8],
  [/^(?:crores?|cr)(?![\p{L}])/iu, 1e7],
  [/^(?:m|mn|mm|mio|mln|million\p{L}*|миллион\p{L}*|млн|mb)(?!\p{L}|²|2|³)\.?/iu, 1e6],
  [/^(?:ล้าน|ลบ\.?(?!\p{L}))/u, 1e6],
  [/^แสน/u, 1e5],
  [/^(?:lakhs?|lacs?)(?!\p{L})/iu, 1e5],
  [/^[万萬]/u, 1e4],
  [/^หมื่น/u, 1e4],
  // "€ 465.000 k.k." are not thousands.
  [/^(?:k|тыс|tsd)(?!\p{L}|\.\s?k)\.?/iu, 1e3],
  [/^พัน/u, 1e3],
];

export const numberPattern =
  "(?<!\\p{L})\\d{1,3}(?:[\\u0020\\u00a0\\u2009\\u202f'’]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d[\\d.,]*\\d|\\d";

/** Thai, Arabic-Indic and full-width digits become ASCII, with their separators, so that one pattern finds them. */
export function foldDigits(text: string): string {
  return text.replace(/[\u00BD\u0E50-\u0E59\u0660-\u0669\u066B\u066C\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) =>
    digit === "\u00BD"
      ? ".5"
      : digit === "\u066C"
        ? ","
        : digit === "\u066B"
          ? "."
          : String(digitValue(digit)),
  );
}

function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  for (const zero of [0x0e50, 0x0660, 0x06f0, 0xff10]) {
    if (code >= zero && code < zero + 10) return code - zero;
  }
  return 0;
}

/** One number written with any separators; null when it is none. */
export function readNumber(written: string): number | null {
  let digits = written.replace(/[\s\u00a0\u2009\u202f'’]/g, "").replace(/(?<![.,])[.,]+$/, "");
  const dots = digits.split(".").length - 1;
  const commas = digits.split(",").length - 1;
  if (dots > 0 && commas > 0) {
    // The separator that comes last is the decimal one.
    digits =
      digits.lastIndexOf(",") > digits.lastIndexOf(".")
        ? digits.replaceAll(".", "").replace(",", ".")
        : digits.replaceAll(",", "");
  } else if (dots + commas > 0) {
    const separator = dots > 0 ? "." : ",";
    const isGrouping = dots + commas > 1 || /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
    digits = digits.replaceAll(separator, isGrouping ? "" : ".");
  }
  const value = Number(digits);
  return digits === "" || !Number.isFinite(value) ? null : value;
}

const nextNumber = new RegExp(`^\\s?(${numberPattern})`, "u");
/** Two scales in a row are one amount in these scripts; elsewhere ("3.5M 20K") they are two. */
const addedUp = /[^\0-\x7f]|cr/i;

/** "3.5M", "1亿2000万": the whole amount and how many characters its scales take. */
export function readScaled(value: number, following: string): { amount: number; length: number } {
  const { scale, length } = readScale(following);
  const whole = { amount: value * scale, length };
  if (scale < 1e6 || !addedUp.test(following.slice(0, length))) return whole;
  const rest = following.slice(length);
  const next = nextNumber.exec(rest);
  const more = next?.[1] ? readNumber(next[1]) : null;
  if (!next || more === null) return whole;
  const smaller = readScale(rest.slice(next[0].length));
  if (smaller.scale === 1 || more * smaller.scale >= scale) return whole;
  return {
    amount: whole.amount + more * smaller.scale,
    length: length + next[0].length + smaller.length,
  };
}

const someLetter = /^\p{L}/u;

/** What follows a number may multiply it: the scale and how many characters it takes. */
function readScale(following: string): { scale: number; length: number } {
  const space = /^[\s\u00a0]?/.exec(following)?.[0].length ?? 0;
  const rest = following.slice(space);
  if (!someLetter.test(rest)) return { scale: 1, length: 0 };
  for (const [pattern, scale] of scales) {
    const match = pattern.exec(rest);
    if (match) return { scale, length: space + match[0].length };
  }
  return { scale: 1, length: 0 };
}
