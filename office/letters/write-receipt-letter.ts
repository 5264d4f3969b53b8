/** Writes that a payment has arrived: the receipt's number and sum, and what is left to pay. */
import { formatDay } from "../../domain/languages/format-date.ts";
import { formatExactMoney } from "../../domain/languages/money.ts";
import { fillLetter } from "../../domain/texts/letters/fill-letter.ts";
import type { LetterTexts } from "../../domain/texts/letters/letter-texts.ts";
import type { Email, EmailAddresses } from "../email/write-email.ts";
import { nameInstalment } from "./name-instalment.ts";
import { layOutLetter } from "./lay-out-letter.ts";
import type { ToldReceipt } from "./told-letter.ts";

export function writeReceiptLetter(
  { to, locale, reference, number, amount, paidOn, instalment, home, left }: ToldReceipt,
  addresses: EmailAddresses,
  texts: LetterTexts,
): Promise<Email> {
  const baht = (sum: number) => formatExactMoney(sum, locale);
  const facts: [string, string | number | null][] = [
    [texts.receiptNumber, number],
    [texts.receiptAmount, baht(amount)],
    [texts.receiptPaidOn, formatDay(paidOn, locale)],
    [texts.receiptFor, instalment === null ? null : nameInstalment(instalment, texts)],
    [texts.viewingHome, home],
    [texts.receiptLeft, baht(left)],
  ];
  const text = fillLetter(texts.receipt, { amount: baht(amount), day: formatDay(paidOn, locale) });
  return layOutLetter(
    {
      to,
      locale,
      reference,
      subject: `${texts.receiptSubject} ${number}`,
      paragraphs: [text],
      isToBuyer: true,
      facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    },
    addresses,
    texts,
  );
}
