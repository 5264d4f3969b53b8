/** What the columns of a bank's file mean: guessed from names and contents, then said once by a person and remembered. */
import * as v from "valibot";
import { type DayOrder, readAmount, readDay, readDirection } from "./read-cells.ts";
import { shortHash } from "../../short-hash.ts";

const column = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

export const columnsSchema = v.object({
  date: column,
  dayOrder: v.picklist(["day", "month"]),
  /** Money that came in; or, if `isSigned`, both ways with a sign. */
  amount: column,
  isSigned: v.boolean(),
  /** Where the bank writes whether an amount without a sign came in or went out. */
  direction: v.optional(column),
  /** Where the bank writes references, names and remarks. */
  texts: v.pipe(v.array(column), v.maxLength(20)),
});
export type StatementColumns = v.InferOutput<typeof columnsSchema>;

/** What a file looks like: the rows of its table, without what stands above it. */
export type StatementTable = {
  header: string[] | undefined;
  rows: string[][];
  /** Where each row begins in the file, from 1. */
  lines: number[];
};

const names = {
  date: /^(?:transaction |value |posting |booking |effective )?date|^วันที่|^วัน เดือน|^วัน\/เดือน|datum/i,
  credit: /credit|deposit|money in|paid in|ฝาก|เงินเข้า|รับเงิน|haben/i,
  debit: /debit|withdraw|money out|paid out|ถอน|เงินออก|จ่าย|soll/i,
  amount: /^amount|จำนวนเงิน|betrag|montant/i,
  other: /balance|คงเหลือ|branch|สาขา|time|เวลา|teller|^no\.?$|^ลำดับ/i,
};

type Columns = Omit<StatementTable, "lines">;

/** Above the table banks write the account and its holder. The table begins at the first row that has its width. */
export function findTable(cells: readonly string[][]): StatementTable {
  const filled = numberLines(cells).filter(({ row }) => row.some((cell) => cell.trim() !== ""));
  const headerAt = filled.slice(0, 40).findIndex(({ row }) => isHeader(row));
  const firstAt =
    headerAt >= 0 ? headerAt + 1 : filled.findIndex(({ row }) => row.some(isDay) && row.some(isMoney));
  const body = firstAt < 0 ? [] : filled.slice(firstAt);
  return {
    header: filled[headerAt]?.row.map((cell) => cell.trim()),
    rows: body.map(({ row }) => row),
    lines: body.map(({ line }) => line),
  };
}

/** A cell in quotes can go over several lines. */
function numberLines(cells: readonly string[][]): { row: string[]; line: number }[] {
  let next = 1;
  return cells.map((row) => {
    const line = next;
    next += row.join("").split(/\r\n|\r|\n/).length;
    return { row, line };
  });
}

function isHeader(row: readonly string[]): boolean {
  const named = (pattern: RegExp) => row.some((cell) => pattern.test(cell.trim()));
  return named(names.date) && (named(names.credit) || named(names.amount)) && !row.some(isMoney);
}

function isMoney(cell: string): boolean {
  return /[.,]\d\d\b/.test(cell) && readAmount(cell) !== undefined;
}

export function guessColumns({ header, rows }: Columns): StatementColumns | undefined {
  const sample = rows.slice(0, 200);
  const width = Math.max(0, header?.length ?? 0, ...sample.map((row) => row.length));
  const all = Array.from({ length: width }, (_, index) => index);
  const share = (index: number, fits: (cell: string) => boolean) =>
    sample.filter((row) => fits(row[index] ?? "")).length / Math.max(1, sample.length);
  // Its name is "Debit/Credit" as often as not, so it is known by its words.
  const said = all.find((index) => share(index, (cell) => readDirection(cell) !== undefined) > 0.5);
  const named = (pattern: RegExp) =>
    all.find((index) => index !== said && pattern.test(header?.[index]?.trim() ?? ""));
  const date = named(names.date) ?? all.find((index) => share(index, (cell) => isDay(cell)) > 0.5);
  const credit = named(names.credit);
  const amounts = all.filter((index) => index !== date && share(index, isMoney) > 0.2);
  const direction = credit === undefined ? said : undefined;
  const amount = credit ?? named(names.amount) ?? amounts[0];
  if (date === undefined || amount === undefined) return undefined;
  const isOther = (index: number) =>
    names.other.test(header?.[index] ?? "") || names.debit.test(header?.[index] ?? "");
  const texts = all.filter(
    (index) =>
      index !== date &&
      index !== amount &&
      index !== direction &&
      !isOther(index) &&
      share(index, (cell) => isMoney(cell)) < 0.2 &&
      share(index, (cell) => isDay(cell)) < 0.5,
  );
  return {
    date,
    dayOrder: guessOrder(sample.map((row) => row[date] ?? "")),
    amount,
    isSigned: credit === undefined && direction === undefined,
    ...(direction !== undefined && { direction }),
    texts,
  };
}

function isDay(cell: string): boolean {
  return readDay(cell, "day") !== undefined || readDay(cell, "month") !== undefined;
}

/** Only a number above twelve tells. */
function guessOrder(cells: readonly string[]): DayOrder {
  const fitting = (order: DayOrder) => cells.filter((cell) => readDay(cell, order)).length;
  return fitting("month") > fitting("day") ? "month" : "day";
}

/** Files of one bank have the same. */
export function fingerprintOf({ header, rows }: Columns): string {
  if (!header) return `columns:${rows[0]?.length ?? 0}`;
  const line = header.map((name) => name.toLowerCase().replaceAll(/\s+/g, " ")).join("|");
  return `${header.length}:${shortHash(line)}`;
}
