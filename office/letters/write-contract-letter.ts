/** Writes to a buyer what became of the contract: that it ended and how, that it goes on, or what was paid back. */
import { formatDay } from "../../domain/languages/format-date.ts";
import { formatExactMoney } from "../../domain/languages/money.ts";
import { fillLetter } from "../../domain/texts/letters/fill-letter.ts";
import type { LetterTexts } from "../../domain/texts/letters/letter-texts.ts";
import type { Email, EmailAddresses } from "../email/write-email.ts";
import { layOutLetter } from "./lay-out-letter.ts";
import type { ToldContract } from "./told-letter.ts";

export function writeContractLetter(
  { to, locale, reference, news, on, home, nextHome, ...sums }: ToldContract,
  addresses: EmailAddresses,
  texts: LetterTexts,
): Promise<Email> {
  const baht = (sum: number) => formatExactMoney(sum, locale);
  const { subject, text } = wordsOf(news, texts);
  const facts: [name: string, value: string | null][] = [
    [texts.viewingHome, home],
    [texts.contractNextHome, nextHome],
    ...sumsOf(news, sums, texts).map(([name, sum]): [string, string | null] => [
      name,
      sum === null ? null : baht(sum),
    ]),
  ];
  const paragraphs = [
    fillLetter(text, { day: formatDay(on, locale), amount: baht(sums.amount ?? 0) }),
    sums.returned ? fillLetter(texts.contractGoesBack, { amount: baht(sums.returned) }) : "",
    texts.contractAsk,
  ];
  return layOutLetter(
    {
      to,
      locale,
      reference,
      subject,
      paragraphs: paragraphs.filter(Boolean),
      facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
      isToBuyer: "all",
    },
    addresses,
    texts,
  );
}

type Sums = Pick<ToldContract, "amount" | "paid" | "kept" | "returned" | "moved" | "leftToReturn">;

function sumsOf(news: ToldContract["news"], sums: Sums, texts: LetterTexts): [string, number | null][] {
  const { amount, paid, kept, returned, moved, leftToReturn } = sums;
  if (news === "upgraded") {
    return [
      [texts.contractPaid, paid],
      [texts.contractMoved, moved],
      [texts.contractNotMoved, kept || null],
    ];
  }
  return [
    [texts.receiptAmount, amount],
    [texts.contractPaid, paid],
    [texts.contractKept, kept],
    [texts.contractReturned, returned],
    [texts.contractLeftToReturn, leftToReturn],
  ];
}

function wordsOf(news: ToldContract["news"], texts: LetterTexts): { subject: string; text: string } {
  switch (news) {
    case "defaulted":
      return { subject: texts.contractEndedSubject, text: texts.contractDefaulted };
    case "terminated":
      return { subject: texts.contractEndedSubject, text: texts.contractTerminated };
    case "reopened":
      return { subject: texts.contractReopenedSubject, text: texts.contractReopened };
    case "paid_off":
      return { subject: texts.contractPaidOffSubject, text: texts.contractPaidOff };
    case "transferred":
      return { subject: texts.contractTransferredSubject, text: texts.contractTransferred };
    case "upgraded":
      return { subject: texts.contractUpgradedSubject, text: texts.contractUpgraded };
    case "refunded":
      return { subject: texts.contractRefundedSubject, text: texts.contractRefunded };
  }
}
