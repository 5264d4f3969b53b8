/** The names of the words that receipts and yearly statements have. */
import type { Ending } from "../../leads/desk/contract-entry.ts";
import type { PaymentMethod } from "../../leads/desk/lead-states.ts";

type MoneyWord =
  | "receipt"
  | "correction"
  | "takesBack"
  | "takenBack"
  | "issued"
  | "statement"
  | "asOf"
  | "seller"
  | "registration"
  | "address"
  | "receivedFrom"
  | "home"
  | "amount"
  | "sent"
  | "forWhat"
  | "paidOn"
  | "how"
  | "paidSoFar"
  | "left"
  | "movesThen"
  | "stoppingThen"
  | "downPayment"
  | "instalment"
  | "fee"
  | "inYear"
  | "before"
  | "refund"
  | "refundedInYear"
  | "onThisDay"
  | "leftNow"
  | "movesNow"
  | "movesLater"
  | "stopping"
  | "stoppingValue"
  | "payOff"
  | "ended"
  | "kept"
  | "returned"
  | "returnedSoFar"
  | "leftToReturn"
  | "allPaid"
  | "moved"
  | "payments"
  | "receiptNumber"
  | "page";

export type MoneyWords = Record<MoneyWord, string> & {
  methods: Record<PaymentMethod | "carried", string>;
  endings: Record<Ending, string>;
};
