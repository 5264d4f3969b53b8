/**
 * Payments and refunds as CSV for the tax adviser, one row each, that a spreadsheet opens without running anything. It says
 * the words of the receipts; days and sums are as a machine reads them.
 */
import type { AdminLocale } from "./languages/locales.ts";
import { csvCell } from "./leads/desk/lead-csv.ts";
import type { ListedPayment } from "./ledger.ts";
import type { MoneyWords } from "./papers/money/money-words.ts";
import { namePayment } from "./papers/money/name-payment.ts";
import { words as en } from "./papers/money/words/en.ts";
import { words as th } from "./papers/money/words/th.ts";

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
type Column = (typeof columns)[number];

const words: Record<AdminLocale, MoneyWords> = { en, th };

const headings: Record<AdminLocale, Record<Column, string>> = {
  en: {
    receipt: "Receipt",
    correctsReceipt: "Takes back receipt",
    issuedOn: "Issued on",
    paidOn: "Paid on",
    name: "Buyer",
    reference: "Reference",
    home: "Home",
    for: "For",
    method: "Paid by",
    amount: "Amount (THB)",
    note: "Note",
  },
  th: {
    receipt: "ใบเสร็จ",
    correctsReceipt: "ยกเลิกใบเสร็จ",
    issuedOn: "วันที่ออก",
    paidOn: "วันที่ชำระ",
    name: "ผู้ซื้อ",
    reference: "เลขอ้างอิง",
    home: "ที่อยู่อาศัย",
    for: "ชำระค่า",
    method: "วิธีชำระ",
    amount: "จำนวนเงิน (บาท)",
    note: "หมายเหตุ",
  },
};

/** The first mark tells spreadsheets that it is UTF-8. */
export function paymentsCsvHead(language: AdminLocale): string {
  return `\uFEFF${columns.map((column) => headings[language][column]).join(",")}\r\n`;
}

export function paymentsCsvLine(payment: ListedPayment, language: AdminLocale): string {
  const { number, method, amount } = payment;
  const said = words[language];
  const cells = columns.map((column) => {
    switch (column) {
      // A negative amount is a number that we wrote, not a formula.
      case "amount":
        return amount.toFixed(2);
      case "for":
        return csvCell(number === null ? said.refund : namePayment(number, said));
      case "method":
        return csvCell(method ? said.methods[method] : "");
      default:
        return csvCell(payment[column] ?? "");
    }
  });
  return `${cells.join(",")}\r\n`;
}
