/** Payments and refunds as CSV for the tax adviser, one row each, that a spreadsheet opens without running anything. */
import { lastInstalment } from "./leads/desk/contract-entries.ts";
import { csvCell } from "./leads/desk/lead-csv.ts";
import type { ListedPayment } from "./ledger.ts";

const columns = [
  "receipt",
  "correctsReceipt",
  "issuedOn",
  "paidOn",
  "name",
  "reference",
  "home",
  "for",
  "method",
  "amount",
  "note",
] as const;

/** The first mark tells spreadsheets that it is UTF-8. */
export const paymentsCsvHead = `\uFEFF${columns.join(",")}\r\n`;

export function paymentsCsvLine(payment: ListedPayment): string {
  // A negative amount is a number that we wrote, not a formula.
  const cells = columns.map((column) => {
    if (column === "amount") return payment.amount.toFixed(2);
    return csvCell(column === "for" ? whatFor(payment.number) : (payment[column] ?? ""));
  });
  return `${cells.join(",")}\r\n`;
}

function whatFor(number: number | null): string {
  if (number === null) return "refund";
  if (number === 0) return "down payment";
  return number > lastInstalment ? `late fee ${number - lastInstalment}` : `instalment ${number}`;
}
