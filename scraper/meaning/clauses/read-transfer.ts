/**
 * Who pays for the transfer, if a line says so. It is not a field of a home, but its figures must not be taken for
 * others.
 */
import * as words from "../../words/clauses/transfers.ts";
import { anyOf } from "../../words/word-pattern.ts";

/** Few texts have such a word: the cheapest question comes first. */
const mayTransfer = /ransfer|RANSFER|โอน|过户|bertrag|berschreib|rundbuch|mutation|переоф|передач/;
const transfer = anyOf(words.transfers);
const payers = [
  ["shared", anyOf(words.paidByBoth)],
  ["buyer", anyOf(words.paidByBuyer)],
  ["seller", anyOf(words.paidBySeller)],
] as const;
/** What is farther from the word is about something else. */
const [farthestBefore, farthestBehind] = [40, 60];

export type Payer = { payer: (typeof payers)[number][0]; said: string };

export function readTransfer(text: string): Payer | null {
  for (const line of mayTransfer.test(text) && transfer.test(text) ? text.split("\n") : []) {
    const at = line.search(transfer);
    const said = at < 0 ? "" : line.slice(Math.max(0, at - farthestBefore), at + farthestBehind);
    const found = payers.find(([, pattern]) => pattern.test(said));
    if (found) return { payer: found[0], said };
  }
  return null;
}
