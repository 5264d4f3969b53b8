/** The currency of a sum, by the mark before or behind its figure. */
import { currencies } from "../words/prices/currencies.ts";

const anyCurrency = currencies.flatMap(([marks]) => marks).join("|");
/** "ราคา 2.4": a word before its figure is no mark behind the figure before it. */
const marksBehind = currencies
  .flatMap(([marks]) => marks)
  .filter((mark) => !mark.startsWith("(?:ราคา"))
  .join("|");
/** "ราคา฿3,100,000", "售价¥310万": scripts that part no words put the sign right behind its name. */
const writtenOn = "[\\p{Script=Thai}\\p{Script=Han}]";
const markBefore = new RegExp(
  `((?:(?<!\\p{L})(?:${anyCurrency})|(?<=${writtenOn})\\p{Sc})(?!\\p{L}))(?:\\s|&nbsp;|[:.-]){0,3}(?=\\d$)`,
  "iu",
);
/** A mark and what may part it from its figure. */
const longestMark = 40;
/** Thai and Chinese write on without a space: "37,500 บาทต่อเดือน". "5 km, £350": the mark of the next figure. */
const markBehind = new RegExp(
  `(?![.,]\\s+(?:${anyCurrency})\\s?\\d)[\\s.,:]{0,3}-?\\s?(${marksBehind})(?:(?!\\p{L})|(?<=${writtenOn}))| ?(บ)\\.?(?![\\p{L}\\p{M}])`,
  "iuy",
);
const anywhere = currencies.map(
  ([marks, code]) => [new RegExp(`(?<!\\p{L})(?:${marks.join("|")})`, "iu"), code] as const,
);
const someCurrency = new RegExp(anyCurrency, "iu");

/** The first currency that a text names. */
export function readCurrency(text: string): string | null {
  const code = text.trim().toUpperCase();
  const named = /^[A-Z]{3}$/.test(code) ? currencies.find(([marks]) => marks.includes(code)) : undefined;
  if (named) return named[1];
  return anywhere.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The cheapest question about a text without any. */
export function mayNameCurrency(text: string): boolean {
  return someCurrency.test(text);
}

/** Looked for from the figure backwards, to where the figure before it ends. */
export function currencyBefore(text: string, at: number, from: number): string | null {
  const lead = markBefore.exec(text.slice(Math.max(from, at - longestMark), at + 1))?.[1];
  // Some marks ("R", "MN") are a currency only before a figure.
  return lead === undefined ? null : readCurrency(`${lead} 0`);
}

export function currencyBehind(text: string, at: number): { code: string | null; length: number } | null {
  markBehind.lastIndex = at;
  const found = markBehind.exec(text);
  if (!found) return null;
  return { code: found[2] === undefined ? readCurrency(found[1] ?? "") : "THB", length: found[0].length };
}
