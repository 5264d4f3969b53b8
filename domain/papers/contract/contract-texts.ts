/** What a contract's paper says in one language: its clauses, and the words beside them. `{{places}}` are filled by write-contract-paper.ts. */
import type { ClauseName, ClauseTexts } from "./clause-names.ts";

export type ContractTexts = { clauses: ClauseTexts; words: ContractWords };

export type ContractWords = Record<ContractWord, string> & {
  /** The headings of the clauses. */
  clauses: Record<ClauseName, string>;
};

type ContractWord =
  | "title"
  | "number"
  | "sample"
  /** Above a sample contract. */
  | "preview"
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
  | "movedAlong"
  | "downPaymentLeft"
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
