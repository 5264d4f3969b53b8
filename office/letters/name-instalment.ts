/** Which payment of a contract it is, in words. */
import { lastInstalment } from "../../domain/leads/desk/contract-entry.ts";
import { fillLetter } from "../../domain/texts/letters/fill-letter.ts";
import type { LetterTexts } from "../../domain/texts/letters/letter-texts.ts";

/** 0 is the down payment. Late fees have numbers of their own above all instalments. */
export function nameInstalment(number: number, texts: LetterTexts): string {
  if (number === 0) return texts.instalmentDownPayment;
  return number > lastInstalment
    ? fillLetter(texts.instalmentLateFee, { number: String(number - lastInstalment) })
    : fillLetter(texts.instalmentOf, { number: String(number) });
}
