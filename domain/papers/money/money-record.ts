/** What the papers about payments are written from, as contract_money() answers, and which of them there are. */
import type { MyContract } from "../../leads/my-application.ts";
import type { Paper } from "../paper.ts";

export type MoneyRecord = {
  contract: MyContract;
  reference: string;
  /** The enquiry, for the office alone. */
  lead: string | null;
  mayCorrect: boolean;
  buyers: string[];
  settings: unknown;
  /** As the contract's paper names it; null until one was made. */
  seller: { name: string; registration: string; address: string } | null;
  receipts: Record<string, { issuedOn: string; left: number }>;
};

/** One receipt by its number, or everything of a calendar year. */
export type AskedMoneyPaper = { receipt: string } | { year: string };

/** `GET /api/contracts/:contract/money`. */
export type ShownMoneyPaper = {
  paper: Paper;
  lead: string | null;
  /** The payment of a receipt, while the reader can take it back. */
  correctable: string | null;
};
