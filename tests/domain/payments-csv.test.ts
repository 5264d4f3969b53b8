import { expect, test } from "vitest";
import type { ListedPayment } from "../../domain/ledger.ts";
import { paymentsCsvHead, paymentsCsvLine } from "../../domain/payments-csv.ts";

const payment: ListedPayment = {
  receipt: "2026-000123",
  correctsReceipt: null,
  issuedOn: "2026-11-27",
  paidOn: "2026-11-26",
  amount: 30_000,
  method: "transfer",
  note: "",
  number: 3,
  lead: "1",
  name: "Erika Muster",
  reference: "AAAA-BBBB",
  home: "Tower B, 12th floor",
};

test("A payment is one row with its receipt, a correction a row with a negative number and the receipt it takes back", () => {
  expect(paymentsCsvHead("en")).toBe(
    "\uFEFFReceipt,Takes back receipt,Issued on,Paid on,Buyer,Reference,Home,For,Paid by,Amount (THB),Note\r\n",
  );
  expect(paymentsCsvLine(payment, "en")).toBe(
    '2026-000123,,2026-11-27,2026-11-26,Erika Muster,AAAA-BBBB,"Tower B, 12th floor",Instalment 3,Bank transfer,30000.00,\r\n',
  );
  const correction = { ...payment, amount: -30_000.5, correctsReceipt: "2026-000122", number: 1_002 };
  expect(paymentsCsvLine(correction, "en")).toContain("2026-000123,2026-000122,");
  expect(paymentsCsvLine(correction, "en")).toContain(",Late fee 2,Bank transfer,-30000.50,");
});

test("A Thai admin's file says the words of Thai receipts, with the same days and sums", () => {
  expect(paymentsCsvHead("th")).toBe(
    "\uFEFFใบเสร็จ,ยกเลิกใบเสร็จ,วันที่ออก,วันที่ชำระ,ผู้ซื้อ,เลขอ้างอิง,ที่อยู่อาศัย,ชำระค่า,วิธีชำระ,จำนวนเงิน (บาท),หมายเหตุ\r\n",
  );
  const first = { ...payment, number: 0, method: "carried", home: "ทาวเวอร์ B" } as const;
  expect(paymentsCsvLine(first, "th")).toBe(
    "2026-000123,,2026-11-27,2026-11-26,Erika Muster,AAAA-BBBB,ทาวเวอร์ B,เงินดาวน์,ยกมาจากสัญญาก่อนหน้า,30000.00,\r\n",
  );
  expect(paymentsCsvLine({ ...payment, number: null, method: null }, "th")).toContain(",คืนเงิน,,30000.00,");
});

test("A refund is a row without a receipt", () => {
  const refund = {
    ...payment,
    receipt: null,
    number: null,
    method: null,
    amount: -80_000,
    note: "By transfer",
  };
  expect(paymentsCsvLine(refund, "en")).toBe(
    ',,2026-11-27,2026-11-26,Erika Muster,AAAA-BBBB,"Tower B, 12th floor",Refund,,-80000.00,By transfer\r\n',
  );
});

test("A name or note that would begin a formula is text", () => {
  const line = paymentsCsvLine({ ...payment, name: "=cmd|' /C calc'!A0", note: "+66 81 234" }, "en");
  expect(line).toContain(`"'=cmd|' /C calc'!A0"`);
  expect(line).toContain(`"'+66 81 234"`);
});
