/** Writes that an instalment is due soon, due today or overdue, or that a late fee was added. */
import { formatDay } from "../../domain/languages/format-date.ts";
import { formatExactMoney } from "../../domain/languages/money.ts";
import { fillLetter } from "../../domain/texts/letters/fill-letter.ts";
import type { LetterTexts } from "../../domain/texts/letters/letter-texts.ts";
import type { Email, EmailAddresses } from "../email/write-email.ts";
import { layOutLetter } from "./lay-out-letter.ts";
import { nameInstalment } from "./name-instalment.ts";
import type { ToldInstalment } from "./told-letter.ts";

export function writeInstalmentLetter(
  { to, locale, reference, step, number, dueOn, amount, owed, overdueInAll, home }: ToldInstalment,
  addresses: EmailAddresses,
  texts: LetterTexts,
): Promise<Email> {
  const baht = (sum: number) => formatExactMoney(sum, locale);
  const day = formatDay(dueOn, locale);
  const { subject, text } = wordsOf(step, texts);
  const isLate = step.startsWith("after");
  const facts: [string, string][] = [
    [texts.receiptFor, nameInstalment(number, texts)],
    [texts.receiptAmount, baht(amount)],
    [texts.instalmentDue, day],
  ];
  if (owed !== amount) facts.push([texts.instalmentStillOwed, baht(owed)]);
  if (overdueInAll > owed) facts.push([texts.instalmentOverdueInAll, baht(overdueInAll)]);
  if (home) facts.push([texts.viewingHome, home]);
  const paragraphs = [
    fillLetter(text, { amount: baht(owed), day }),
    ...(isLate ? [texts.instalmentCrossed] : []),
    ...(isLate || step === "fee" ? [texts.contractAsk] : []),
  ];
  return layOutLetter(
    { to, locale, reference, subject, paragraphs, facts, isToBuyer: "owes" },
    addresses,
    texts,
  );
}

function wordsOf(step: ToldInstalment["step"], texts: LetterTexts): { subject: string; text: string } {
  switch (step) {
    case "before":
      return { subject: texts.instalmentBeforeSubject, text: texts.instalmentBefore };
    case "on_day":
      return { subject: texts.instalmentOnDaySubject, text: texts.instalmentOnDay };
    case "after_3":
      return { subject: texts.instalmentAfter3Subject, text: texts.instalmentAfter3 };
    case "after_10":
      return { subject: texts.instalmentAfter10Subject, text: texts.instalmentAfter10 };
    case "after_30":
      return { subject: texts.instalmentAfter30Subject, text: texts.instalmentAfter30 };
    case "fee":
      return { subject: texts.instalmentFeeSubject, text: texts.instalmentFee };
  }
}
