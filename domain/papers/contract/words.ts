/** What a contract's paper says beside its clauses. `{{places}}` are filled by write-contract-paper.ts. */
import type { Locale } from "../../languages/locales.ts";
import type { ClauseName } from "./clauses.ts";
import { words as de } from "./words/de.ts";
import { words as en } from "./words/en.ts";
import { words as fr } from "./words/fr.ts";
import { words as ru } from "./words/ru.ts";
import { words as th } from "./words/th.ts";
import { words as zh } from "./words/zh.ts";

export type ContractWords = Record<ContractWord, string> & {
  /** The headings of the clauses. */
  clauses: Record<ClauseName, string>;
};

type ContractWord =
  | "title"
  | "number"
  | "sample"
  | "binding"
  | "reading"
  | "parties"
  | "seller"
  | "buyer"
  | "secondBuyer"
  | "name"
  | "registration"
  | "signer"
  | "nationality"
  | "passport"
  | "address"
  | "home"
  | "homeName"
  | "building"
  | "place"
  | "unit"
  | "size"
  | "bedrooms"
  | "squareMeters"
  | "terms"
  | "price"
  | "contractPrice"
  | "downPayment"
  | "months"
  | "monthly"
  | "last"
  | "interest"
  | "interestInAll"
  | "total"
  | "startsOn"
  | "upgradeAfter"
  | "upgradeAfterValue"
  | "carriesOver"
  | "keptOnStopping"
  | "afterUpgrade"
  | "afterUpgradeValue"
  | "carryAll"
  | "carryInstalments"
  | "ofPaid"
  | "schedule"
  | "instalment"
  | "due"
  | "amount"
  | "sum"
  | "signatures"
  | "signature"
  | "witness"
  | "page";

export const contractWords: Record<Locale, ContractWords> = { en, th, zh, ru, de, fr };
