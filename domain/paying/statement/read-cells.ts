/** Dates and amounts as banks write them. */
import { toSatang, type Satang } from "../../finance/finance.ts";
import { meantYear } from "../../day-window.ts";
import { bareFigures, latinDigits, plainNumber } from "../../languages/written-number.ts";

/** Which number of `03/04/2026` comes first. Thai banks write the day. */
export type DayOrder = "day" | "month";

const thaiMonths = [
  "ม.ค.",
  "ก.พ.",
  "มี.ค.",
  "เม.ย.",
  "พ.ค.",
  "มิ.ย.",
  "ก.ค.",
  "ส.ค.",
  "ก.ย.",
  "ต.ค.",
  "พ.ย.",
  "ธ.ค.",
];
const englishMonths = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const firstYear = 2000;
const lastYear = 2099;

/** `2026-11-27`, or undefined if it is no day. Years may be of the Thai calendar, and have two digits. */
export function readDay(cell: string, order: DayOrder): string | undefined {
  const text = latinDigits(cell).trim().toLowerCase();
  const [, y = "", m = "", d = ""] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (y) return toDay(Number(y), Number(m), Number(d));
  const [, one = "", other = "", year = ""] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  if (one) {
    const [day, month] = order === "day" ? [one, other] : [other, one];
    return toDay(fullYear(year), Number(month), Number(day));
  }
  const [, day = "", name = "", named = ""] =
    /^(\d{1,2})[-/. ]*([^\d\s/.-][^\d\s/-]*)[-/ ]*(\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  const month = Math.max(thaiMonths.indexOf(name), englishMonths.indexOf(name.slice(0, 3))) + 1;
  return day && month > 0 ? toDay(fullYear(named), month, Number(day)) : undefined;
}

/** 69 is 2569, which is 2026; 26 is 2026. */
function fullYear(year: string): number {
  if (year.length === 4) return Number(year);
  return Number(year) >= 60 ? 2500 + Number(year) : firstYear + Number(year);
}

function toDay(year: number, month: number, day: number): string | undefined {
  const common = meantYear(year, firstYear, lastYear) ?? year;
  if (common < firstYear || common > lastYear) return undefined;
  const date = new Date(Date.UTC(common, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
}

/** Undefined if the cell is no amount. Brackets, a sign at either end, and "DR" mean money that went out. */
export function readAmount(cell: string): Satang | undefined {
  const text = bareFigures(cell);
  const isOut = /^\(.*\)$|^[-−]|[-−]$|DR\.?$/.test(text);
  const number = text.replaceAll(/^[(+\-−]|[)+\-−]$|(?:CR|DR)\.?$/g, "");
  const plain = plainNumber(number);
  if (plain === undefined) return undefined;
  const amount = toSatang(Number(plain));
  return isOut ? -amount : amount;
}

const wordsOfDirection = {
  in: /^(?:\+|c|cr|credit|deposit|in|incoming|money in|received?|h|haben|ฝาก|ฝากเงิน|เงินฝาก|เข้า|เงินเข้า|โอนเข้า|รับ|รับเงิน|รับโอน|รับโอนเงิน)\.?$/,
  out: /^(?:[-−]|d|dr|debit|db|withdraw|withdrawal|out|outgoing|money out|paid|payment|s|soll|ถอน|ถอนเงิน|ออก|เงินออก|โอนออก|จ่าย|จ่ายเงิน|โอนเงิน|ค่าธรรมเนียม)\.?$/,
};

/** Whether money came in or went out, where a column says it in words. Undefined if they are not known. */
export function readDirection(cell: string): "in" | "out" | undefined {
  const text = cell.trim().toLowerCase();
  if (wordsOfDirection.in.test(text)) return "in";
  return wordsOfDirection.out.test(text) ? "out" : undefined;
}
