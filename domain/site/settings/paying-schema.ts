/**
 * How one pays us. It is on no public page: buyers with a contract read it in their account, and the office beside
 * each instalment. Until an owner has named an account, both are told so.
 */
import * as v from "valibot";
import { promptPayKind } from "../../paying/promptpay-id.ts";
import { optionalMatch, optionalText } from "./text-schema.ts";

/** As people write them: with spaces and dashes. */
const digits = v.pipe(
  optionalText(30),
  v.transform((typed) => typed.replaceAll(/[\s-]/g, "")),
);

const fields = v.object({
  /** A Thai mobile number, a national or tax number, or an e-wallet. */
  promptPayId: v.pipe(
    digits,
    v.check(
      (id) => id === "" || promptPayKind(id) !== undefined,
      "must be a Thai mobile number, a national or tax number, or an e-wallet ID",
    ),
  ),
  /** Of the bank's bill payment service, with the suffix. */
  billerId: v.pipe(
    digits,
    v.check((id) => id === "" || /^\d{15}$/.test(id), "must be 15 digits"),
  ),
  accountHolder: optionalText(120),
  bank: optionalText(120),
  accountNumber: optionalMatch(/^\d(?:[ -]?\d){5,19}$/, "must be the digits of an account", 30),
  swift: v.pipe(
    optionalMatch(/^[A-Za-z]{6}[A-Za-z0-9]{2}(?:[A-Za-z0-9]{3})?$/, "must have 8 or 11 letters and digits"),
    v.toUpperCase(),
  ),
  bankAddress: optionalText(300),
  /** The owner's own words for transfers from abroad. */
  noteAbroad: optionalText(500),
});

/** A code has a holder too, and buyers read the name beside it. */
export const payingSchema = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ accountNumber, accountHolder, bank, swift, bankAddress, promptPayId, billerId }) =>
        accountNumber !== "" ||
        (bank + swift + bankAddress === "" && (accountHolder === "" || promptPayId + billerId !== "")),
      "must be given with the rest of the account",
    ),
    ["accountNumber"],
  ),
);
export type Paying = v.InferOutput<typeof payingSchema>;

/** What the database holds. Undefined until an owner has named an account, and when it cannot be read. */
export function readPaying(stored: unknown): Paying | undefined {
  const read = v.safeParse(payingSchema, stored);
  if (!read.success) return undefined;
  const { promptPayId, billerId, accountNumber } = read.output;
  return promptPayId + billerId + accountNumber === "" ? undefined : read.output;
}
