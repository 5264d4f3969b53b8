/** Which payment of a contract it is, in words. */
import { type LetterTexts, fillLetter } from "../../domain/texts/letter-texts.ts";

/** 0 is the down payment. */
export function nameInstalment(number: number, texts: LetterTexts): string {
  return number === 0
    ? texts.instalmentDownPayment
    : fillLetter(texts.instalmentOf, { number: String(number) });
}
