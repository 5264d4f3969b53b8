/** What the papers about payments are written from, as contract_money() answers, and which of them there are. */
import type { MyContract } from "../../leads/my-application.ts";

export type MoneyRecord = {
  contract: MyContract;
  reference: string;
  /** The enquiry, for the office alone. */
  lead: string | null;
  mayCorrect: boolean;
  /** Who buys now. */
  buyers: string[];
  settings: unknown;
  /** As the contract's paper names it; null until one was made. */
  seller: { name: string; registration: string; address: string } | null;
  /** `receivedFrom` are those who bought then. Without `moves` and `kept` where the contract had ended. */
  receipts: Record<
    string,
    { issuedOn: string; receivedFrom: string; left: number; moves: number | null; kept: number | null }
  >;
};

/** One receipt by its number, or everything of a calendar year. */
export type AskedMoneyPaper = { receipt: string } | { year: string };
