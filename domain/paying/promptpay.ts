/**
 * The text of a PromptPay QR code: EMVCo's merchant-presented code as the Bank of Thailand uses it. With a biller ID it
 * is a bill payment (tag 30), which carries our reference; otherwise a transfer (tag 29), which cannot.
 */
import { anyId, billPayment } from "promptparse/generate";
import { type Satang, toBaht } from "../finance/finance.ts";
import type { Paying } from "../site/settings/paying-schema.ts";
import { promptPayKind } from "./promptpay-id.ts";

type PromptPay = Pick<Paying, "promptPayId" | "billerId">;

/** Undefined if the owner has named no account for it, or if nothing is owed. */
export function promptPayText(
  { promptPayId, billerId }: PromptPay,
  amount: Satang,
  reference: string,
): string | undefined {
  if (amount <= 0) return undefined;
  if (billerId !== "") return billPayment({ billerId, ref1: reference, amount: toBaht(amount) });
  const type = promptPayKind(promptPayId);
  return type && anyId({ type, target: promptPayId, amount: toBaht(amount) });
}
