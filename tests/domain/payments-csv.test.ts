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
  expect(paymentsCsvHead).toBe(
    "\uFEFFreceipt,correctsReceipt,issuedOn,paidOn,name,reference,home,for,method,amount,note\r\n",
  );
  expect(paymentsCsvLine(payment)).toBe(
    '2026-000123,,2026-11-27,2026-11-26,Erika Muster,AAAA-BBBB,"Tower B, 12th floor",instalment 3,transfer,30000.00,\r\n',
  );
  const correction = { ...payment, amount: -30_000.5, correctsReceipt: "2026-000122", number: 1_002 };
  expect(paymentsCsvLine(correction)).toContain("2026-000123,2026-000122,");
  expect(paymentsCsvLine(correction)).toContain(",late fee 2,transfer,-30000.50,");
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
  expect(paymentsCsvLine(refund)).toBe(
    ',,2026-11-27,2026-11-26,Erika Muster,AAAA-BBBB,"Tower B, 12th floor",refund,,-80000.00,By transfer\r\n',
  );
});

test("A name or note that would begin a formula is text", () => {
  const line = paymentsCsvLine({ ...payment, name: "=cmd|' /C calc'!A0", note: "+66 81 234" });
  expect(line).toContain(`"'=cmd|' /C calc'!A0"`);
  expect(line).toContain(`"'+66 81 234"`);
});
