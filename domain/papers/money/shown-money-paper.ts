/** What a screen reads of a receipt or a statement. */
import type { Paper } from "../paper.ts";

/** `GET /api/contracts/:contract/money`. */
export type ShownMoneyPaper = {
  paper: Paper;
  lead: string | null;
  /** The payment of a receipt, while the reader can take it back. */
  correctable: { id: string; paidOn: string } | null;
};
