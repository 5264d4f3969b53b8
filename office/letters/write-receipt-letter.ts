/** Writes that a payment has arrived, or that its receipt no longer holds: number, sum, and what is left to pay. */
import { isPaidOff } from "../../domain/leads/desk/contract-progress.ts";
import { formatDay } from "../../domain/languages/format-date.ts";
import { formatExactMoney } from "../../domain/languages/money.ts";
import { fillLetter } from "../../domain/texts/letters/fill-letter.ts";
import type { LetterTexts } from "../../domain/texts/letters/letter-texts.ts";
import type { Email, EmailAddresses } from "../email/write-email.ts";
import { nameInstalment } from "./name-instalment.ts";
import { layOutLetter } from "./lay-out-letter.ts";
import type { ToldReceipt } from "./told-letter.ts";

export function writeReceiptLetter(
  receipt: ToldReceipt,
  addresses: EmailAddresses,
  texts: LetterTexts,
): Promise<Email> {
  const { to, locale, reference, number, takesBack, takenBackOn, amount, paidOn, instalment, home, left } =
    receipt;
  const { paid, moves, kept, returned } = receipt;
  // Nothing is told of stopping then.
  const isAllPaid = isPaidOff(receipt);
  const baht = (sum: number) => formatExactMoney(sum, locale);
  const facts: [string, string | number | null][] = [
    [takesBack ? texts.correctionNumber : texts.receiptNumber, number],
    [texts.correctionTakesBack, takesBack],
    [texts.receiptAmount, baht(amount)],
    [texts.receiptPaidOn, formatDay(paidOn, locale)],
    [texts.correctionTakenBackOn, takenBackOn && formatDay(takenBackOn, locale)],
    [texts.receiptFor, instalment === null ? null : nameInstalment(instalment, texts)],
    [texts.viewingHome, home],
    [texts.receiptPaidSoFar, paid === null ? null : baht(paid)],
    [texts.receiptLeft, isAllPaid ? texts.receiptAllPaid : baht(left)],
    [texts.receiptMoves, moves === null || isAllPaid ? null : baht(moves)],
    [
      texts.receiptStopping,
      kept === null || returned === null || isAllPaid
        ? null
        : fillLetter(texts.receiptStoppingValue, { kept: baht(kept), returned: baht(returned) }),
    ],
  ];
  const said = { amount: baht(amount), day: formatDay(paidOn, locale), receipt: takesBack ?? number };
  return layOutLetter(
    {
      to,
      locale,
      reference,
      subject: `${takesBack ? texts.correctionSubject : texts.receiptSubject} ${number}`,
      paragraphs: takesBack
        ? [fillLetter(texts.correction, said)]
        : [fillLetter(texts.receipt, said), texts.contractAsk],
      isToBuyer: "all",
      facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    },
    addresses,
    texts,
  );
}
