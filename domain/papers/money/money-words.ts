/** What receipts and yearly statements say. `{{places}}` are filled by write-money-paper.ts. */
import type { Ending } from "../../leads/desk/contract-entries.ts";
import type { PaymentMethod } from "../../leads/desk/lead-states.ts";
import type { Locale } from "../../languages/locales.ts";
import { words as de } from "./words/de.ts";
import { words as en } from "./words/en.ts";
import { words as fr } from "./words/fr.ts";
import { words as ru } from "./words/ru.ts";
import { words as th } from "./words/th.ts";
import { words as zh } from "./words/zh.ts";

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
  | "downPayment"
  | "instalment"
  | "fee"
  | "inYear"
  | "before"
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
  | "moved"
  | "payments"
  | "receiptNumber"
  | "page";

export type MoneyWords = Record<MoneyWord, string> & {
  methods: Record<PaymentMethod | "carried", string>;
  endings: Record<Ending, string>;
};

export const moneyWords: Record<Locale, MoneyWords> = { en, th, zh, ru, de, fr };
