import { lastInstalment } from "../../leads/desk/contract-entry.ts";
import { fillLetter as fill } from "../../texts/letters/fill-letter.ts";
import type { MoneyWords } from "./money-words.ts";

/** What a payment of this number is towards. */
export function namePayment(number: number, words: MoneyWords): string {
  if (number === 0) return words.downPayment;
  return number > lastInstalment
    ? fill(words.fee, { number: String(number - lastInstalment) })
    : fill(words.instalment, { number: String(number) });
}
