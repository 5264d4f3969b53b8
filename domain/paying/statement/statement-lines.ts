/** The lines of a statement by which money came in. A hash recognises each line when the file is imported again. */
import * as v from "valibot";
import { dayWithin } from "../../day-window.ts";
import type { Satang } from "../../finance/finance.ts";
import { mostParts } from "../spread-payment.ts";
import { storableText } from "../../site/storable-text.ts";
import { readAmount, readDay, readDirection } from "./read-cells.ts";
import type { StatementColumns } from "./statement-columns.ts";

const longestLine = 500;

export type StatementLine = {
  /** Its line in the file, from 1. */
  row: number;
  paidOn: string;
  amount: Satang;
  text: string;
  /** 1 for the first of lines with the same day, amount and text. */
  occurrence: number;
};

export type ReadStatement = {
  lines: StatementLine[];
  /** Money that went out, and rows without an amount. */
  passed: number;
  /** Lines with an amount and no day that can be, or without a word that says whether it came in. */
  unreadable: number[];
};

/** `lines` says where each row begins in the file; without it, they are counted from 1. */
export function readLines(
  rows: readonly string[][],
  columns: StatementColumns,
  lines: readonly number[] = [],
): ReadStatement {
  const seen = new Map<string, number>();
  const read: ReadStatement = { lines: [], passed: 0, unreadable: [] };
  for (const [index, row] of rows.entries()) {
    const lineInFile = lines[index] ?? index + 1;
    const amount = readAmount(row[columns.amount] ?? "");
    const direction = columns.direction === undefined ? "in" : readDirection(row[columns.direction] ?? "");
    if (amount === undefined || amount <= 0 || direction === "out") {
      read.passed += 1;
      continue;
    }
    const paidOn = readDay(row[columns.date] ?? "", columns.dayOrder);
    if (!paidOn || !direction) {
      read.unreadable.push(lineInFile);
      continue;
    }
    const text = columns.texts
      .map((column) => (row[column] ?? "").replaceAll(/\s+/g, " ").trim())
      .filter(Boolean)
      .join(" · ")
      .slice(0, longestLine);
    const key = contentOf({ paidOn, amount, text });
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    read.lines.push({ row: lineInFile, paidOn, amount, text, occurrence });
  }
  return read;
}

type Content = Pick<StatementLine, "paidOn" | "amount" | "text">;

function contentOf({ paidOn, amount, text }: Content): string {
  return `${paidOn}|${amount}|${text}`;
}

/** In hexadecimal. The browser asks with it what is known, and the Worker makes it again from the line. */
export async function hashLine(line: Content): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(contentOf(line)));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const occurrence = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
const satang = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999_999_999_999));

export const knownLinesSchema = v.object({
  lines: v.pipe(
    v.array(v.object({ hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), occurrence })),
    v.maxLength(1000),
  ),
});

/** Lines to enter, each with the instalments it pays. In satang. */
export const entriesSchema = v.object({
  lines: v.pipe(
    v.array(
      v.object({
        paidOn: dayWithin("paidOn"),
        amount: satang,
        text: v.pipe(storableText, v.maxLength(longestLine)),
        occurrence,
        contract: v.pipe(v.string(), v.uuid()),
        parts: v.pipe(
          v.array(
            v.object({
              number: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000)),
              amount: satang,
            }),
          ),
          v.minLength(1),
          v.maxLength(mostParts),
        ),
        /** More than the whole contract owes: it goes back to the buyer. */
        surplus: v.optional(satang),
        /** The same sum of the same day was entered by hand, and this one is another. */
        isAnother: v.optional(v.boolean()),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
});
export type StatementEntry = v.InferOutput<typeof entriesSchema>["lines"][number];

/** The first and the last day of the lines. */
export const daysSchema = v.object({ from: dayWithin("paidOn"), until: dayWithin("paidOn") });

type EnteredState = "entered" | "known" | "refused" | "doubled";
export type EnteredLine = { hash: string; occurrence: number; state: EnteredState };
export type KnownLine = { hash: string; occurrence: number; at: string; by: string | null };
