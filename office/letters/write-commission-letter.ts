/** Tells a referrer that a commission was entered, taken back or paid. The letter names no person and no home. */
import { formatDay } from "../../domain/languages/format-date.ts";
import { formatExactMoney } from "../../domain/languages/money.ts";
import { referrerAddress } from "../../domain/referrals/referrer-page.ts";
import { fillLetter } from "../../domain/texts/letters/fill-letter.ts";
import type { LetterTexts } from "../../domain/texts/letters/letter-texts.ts";
import type { Email, EmailAddresses } from "../email/write-email.ts";
import { layOutLetter } from "./lay-out-letter.ts";
import type { ToldCommission } from "./told-letter.ts";

/** `key` signs the address of their page. */
export async function writeCommissionLetter(
  { news, isReturned, to, locale, reference, pageVersion, amount, on }: ToldCommission,
  addresses: EmailAddresses,
  texts: LetterTexts,
  key: string | undefined,
): Promise<Email> {
  if (key === undefined) throw new Error("GUIDE_LINK_KEY is not set.");
  const sum = formatExactMoney(amount, locale);
  const [subject, text] = wordsOf(isReturned ? "returned" : news, texts);
  const path = await referrerAddress(key, reference, pageVersion, locale, new Date());
  return layOutLetter(
    {
      to,
      locale,
      reference,
      referenceName: texts.commissionCode,
      subject,
      paragraphs: [fillLetter(text, { amount: sum, day: formatDay(on, locale) }), texts.contractAsk],
      facts: [[texts.commissionAmount, sum]],
      way: { text: texts.commissionPage, path },
    },
    addresses,
    texts,
  );
}

function wordsOf(
  news: ToldCommission["news"] | "returned",
  texts: LetterTexts,
): [subject: string, text: string] {
  switch (news) {
    case "earned":
      return [texts.commissionEarnedSubject, texts.commissionEarned];
    case "reversed":
      return [texts.commissionReversedSubject, texts.commissionReversed];
    case "settled":
      return [texts.commissionPaidSubject, texts.commissionPaid];
    case "returned":
      return [texts.commissionReturnedSubject, texts.commissionReturned];
  }
}
