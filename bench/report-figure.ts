/**
 * Prints a figure of a bench with its limit. A missed limit makes the bench fail. `npm run bench` collects all figures
 * through the file named in BENCH_REPORT.
 */
import { appendFileSync } from "node:fs";

export type Figure = {
  figure: string;
  value: number;
  unit: string;
  /** The limits. A figure without any is only printed. */
  atMost?: number;
  atLeast?: number;
};

export function reportFigure(figure: Figure): void {
  const isMet = meetsLimit(figure);
  if (!isMet) process.exitCode = 1;
  const limit = describeLimit(figure);
  console.log(
    `${isMet ? " " : "✗"} ${figure.figure}: ${describeValue(figure)}${limit && ` (limit ${limit})`}${isMet ? "" : "  MISSED"}`,
  );
  const report = process.env["BENCH_REPORT"];
  if (report) appendFileSync(report, `${JSON.stringify(figure)}\n`);
}

/** A figure that was not measured is NaN and does not meet its limit. */
export function meetsLimit({ value, atMost, atLeast }: Figure): boolean {
  if (!Number.isFinite(value)) return false;
  return (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
}

export function describeValue({ value, unit }: Figure): string {
  const digits = Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 2 : 1;
  return `${value.toFixed(digits)} ${unit}`.trim();
}

export function describeLimit({ atMost, atLeast, unit }: Figure): string {
  if (atMost !== undefined) return `≤ ${atMost} ${unit}`.trim();
  return atLeast === undefined ? "" : `≥ ${atLeast} ${unit}`.trim();
}
