/** Dates and telephone numbers, which look like sums and counts: "1 พ.ค. 2570", "5/2026", "081-234-5678", "+66 81 234 5678". */
import { monthNames } from "../../words/clauses/month-names.ts";
import { sourceOf } from "../../words/words.ts";
import { blankFigure, type Figure } from "./figure.ts";

/** Of Thailand from inside and outside, with and without a plus, and of any other country with one. */
const telephone =
  /(?<![\d.,])(?:\+?66[\s-]?(?:\(0\)|0)?[\s-]?[2-9](?:[\s-]?\d){7,8}|\+[1-9](?:[\s()-]{0,2}\d){7,14}|\(?0\d{1,2}\)[\s-]?\d(?:[\s-]?\d){5,6}|0\d{1,2}\.\d{3}\.\d{3,4}|0\d(?:[\s-]?\d){7,8})(?!\d)/gu;
const namesOfMonths = monthNames.map(
  ([month, names]) => [new RegExp(`^(?:${sourceOf(names)})$`, "iu"), month] as const,
);
const namedDate = new RegExp(
  `(?:(?<!\\d)(\\d{1,2})\\s?)?(?<!\\p{L}(?<!\\p{Script=Thai}))(${sourceOf(...monthNames.map(([, names]) => names))})\\s?(\\d{4}|\\d{2})(?!\\d|[.,]\\d)`,
  "giu",
);
const plainDate = /(?<!\d|\/)(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/gu;

/** A year stands right behind a month or a bar: asked first, because few texts have one. */
const mayBeDate = /[\p{L}\p{M}./]\s?\d\d(?!,)/u;

export function telephonesIn(text: string): Figure[] {
  return [...text.matchAll(telephone)].map((match) => ({
    ...blankFigure(match.index, match.index + match[0].length),
    unit: "telephone",
    written: writtenAtHome(match[0]),
  }));
}

/** One telephone is written in one way, because homes are told apart by it too. */
function writtenAtHome(telephone: string): string {
  const digits = telephone.replace(/\D/g, "");
  if (/^66\d{8}/.test(digits)) return digits.replace(/^660?/, "0");
  return telephone.startsWith("+") ? `+${digits}` : digits;
}

export function datesIn(text: string): Figure[] {
  if (!mayBeDate.test(text)) return [];
  const named = [...text.matchAll(namedDate)].map((match) => {
    const month = namesOfMonths.find(([pattern]) => pattern.test(match[2] ?? ""))?.[1] ?? "1";
    return dateAt(match, match[1] ?? null, month, match[3] ?? "");
  });
  const plain = [...text.matchAll(plainDate)].map((match) =>
    dateAt(match, match[1] ?? null, match[2] ?? "", match[3] ?? ""),
  );
  return [...named, ...plain];
}

/** Thai years run 543 ahead; of two digits, those above fifty are Thai. */
function dateAt(match: RegExpExecArray, day: string | null, month: string, year: string): Figure {
  const full = year.length === 2 ? Number(year) + (Number(year) > 50 ? 2500 : 2000) : Number(year);
  const common = full > 2400 ? full - 543 : full;
  const lastDay = new Date(Date.UTC(common, Number(month), 0)).getUTCDate();
  const written = `${common}-${month.padStart(2, "0")}-${String(day ?? lastDay).padStart(2, "0")}`;
  return { ...blankFigure(match.index, match.index + match[0].length), unit: "date", written };
}
